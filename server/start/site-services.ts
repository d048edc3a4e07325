import type { AuthServices } from '#server/auth/auth-services.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import type { ProxySighting } from '#server/http/proxy-sighting.ts';
import type { VisitCounter } from '#server/results/count/counter.ts';
import type { StorageHealth } from './storage-health.ts';

/** Everything that pages and API calls may use. */
export type SiteServices = AuthServices &
  CalendarServices & {
    isStorageWell: StorageHealth;
    visits: VisitCounter;
    proxies: ProxySighting;
    /** Why an earlier build is served than the sources would give; null when it is today's. */
    earlierBuild: string | null;
  };
