import type { AuthServices } from '#server/auth/auth-services.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import type { DrawingMaker } from '#server/content/drawings/drawing-maker.ts';
import type { PictureMaker } from '#server/content/pictures/maker.ts';
import type { MediaFiles } from '#server/content/pictures/media-files.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import type { ProxySighting } from '#server/http/senders/proxy-sighting.ts';
import type { VisitCounter } from '#server/results/count/counter.ts';
import type { Instances } from './instances.ts';
import type { StorageHealth } from './storage-health.ts';

/** Everything that pages and API calls may use. */
export type SiteServices = AuthServices &
  CalendarServices & {
    /** Publishing: what makes, judges and shows a release of the site's texts. */
    content: SiteContent;
    /** Works on the pictures of the library. */
    pictureMaker: PictureMaker;
    /** The files of these pictures. */
    media: MediaFiles;
    /** Draws what drawings say in other words. */
    drawingMaker: DrawingMaker;
    storage: StorageHealth;
    visits: VisitCounter;
    proxies: ProxySighting;
    instances: Instances;
    /** Why an earlier build is served than the sources would give; null when it is today's. */
    earlierBuild: string | null;
  };
