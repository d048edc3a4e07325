import type { AvailabilityRules } from '#domain/availability/rules.ts';
import type { Diary } from './diary.ts';

/** What staff may choose from: the same hours, without notice, half a year ahead. */
export function staffRules(rules: AvailabilityRules): AvailabilityRules {
  return { ...rules, minimumNoticeMinutes: 0, horizonWeekdays: Math.max(rules.horizonWeekdays, 130) };
}

/** Staff move calls, and look at their hours, also while visitors cannot book. */
export function openForStaff(diary: Diary): Diary {
  return diary.mode === 'closed' ? { ...diary, mode: 'live' } : diary;
}
