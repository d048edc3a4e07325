import { define } from './define.ts';
import { callTextSchema } from './schema/call.ts';
import { siteWords } from './site.ts';

/** How a discovery call is held: every page, email, invitation and calendar entry takes its sentence from here. */
export const call = define(
  'content/call.ts',
  callTextSchema,
  {
    label: 'How we talk',
    place: 'By phone',
    before: {
      video: 'By video. The link comes by email and is on your call’s page.',
      phone: 'By phone: we ring you at the time you choose. Leave your number below, or send it later.',
    },
    told: {
      link: 'We meet by video, at this link:',
      awaited:
        'We meet by video. The link will be on your call’s page. If it is not there when the call begins, ring {{site.phone}}.',
      ring: 'We ring you on {{number}}.',
      ringUntold: 'We ring you on the number that you gave us.',
      wanted: 'We ring you, and need a number for that.',
    },
    owner: {
      link: 'Video call:',
      awaited: 'Video call. There is no link yet.',
      ring: 'You ring {{number}}.',
      ringUntold: 'You ring the number given.',
      wanted: 'You ring, but have no number yet. The visitor is asked for it.',
    },
    number: {
      ask: 'Which number should we ring?',
      other: 'Another number?',
      label: 'Phone Number',
      button: 'Save the number',
      mail: 'Please tell us which number to ring:',
      link: 'Send your number',
    },
    recorded:
      'The call is recorded, so that what was said can be looked up afterwards. If you would rather not be recorded, tell us before it begins.',
    policy: {
      recorded:
        'Discovery calls are recorded, so that what was said can be looked up afterwards. We say so on the booking page, in the emails and in the invitation, and you can ask us not to record yours.',
      notRecorded: 'We do not record discovery calls.',
    },
  },
  siteWords,
);
