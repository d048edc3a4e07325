import type { CurrentStaff } from '#server/auth/staff.ts';
import type { SiteServices } from '#server/start/site-services.ts';

/** How a setting stands, in a line; `trouble` where something should be seen to. */
type Standing = { words: string; trouble?: boolean };

export type StandingOf = (services: SiteServices, staff: CurrentStaff) => Promise<Standing>;
