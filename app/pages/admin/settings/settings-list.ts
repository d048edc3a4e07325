import type { StandingOf } from './standing.ts';
import * as callWords from './standings/calls.ts';
import * as dataWords from './standings/data.ts';
import { launch } from './standings/launch.ts';
import * as mailWords from './standings/mail.ts';
import * as peopleWords from './standings/people.ts';
import { publishing } from './standings/website.ts';

type Setting = { to: string; title: string; standing: StandingOf };

/** All that can be set in the browser. A new page for a setting is a line here; who may not open it does not see it. */
export const settingGroups: readonly { title: string; settings: readonly Setting[] }[] = [
  {
    title: 'Calls',
    settings: [
      { to: '/admin/availability', title: 'Availability', standing: callWords.hours },
      { to: '/admin/availability#policy', title: 'How calls are held', standing: callWords.talk },
      { to: '/admin/blocked-dates', title: 'Blocked dates', standing: callWords.blockedDates },
      { to: '/admin/calendar-status', title: 'Calendar', standing: callWords.calendar },
    ],
  },
  {
    title: 'Email',
    settings: [
      { to: '/admin/settings/email', title: 'Mail server', standing: mailWords.mailServer },
      { to: '/admin/settings/mailbox', title: 'Mailbox', standing: mailWords.mailbox },
      { to: '/admin/letter-templates', title: 'Templates and signature', standing: mailWords.templates },
    ],
  },
  {
    title: 'Who is told',
    settings: [
      { to: '/admin/account/notifications', title: 'Your notifications', standing: peopleWords.notices },
      { to: '/admin/settings/webhooks', title: 'Webhooks', standing: mailWords.webhooks },
    ],
  },
  {
    title: 'People and signing in',
    settings: [
      { to: '/admin/team', title: 'Team and second step', standing: peopleWords.team },
      { to: '/admin/account', title: 'Your account', standing: peopleWords.account },
      { to: '/admin/content/releases#who', title: 'Who may publish', standing: publishing },
    ],
  },
  {
    title: 'Before visitors come',
    settings: [{ to: '/admin/settings/launch', title: 'Launch list', standing: launch }],
  },
  {
    title: 'Personal data',
    settings: [
      { to: '/admin/data-requests', title: 'Data requests', standing: dataWords.requests },
      { to: '/admin/privacy', title: 'Privacy desk', standing: dataWords.desk },
      { to: '/admin/settings/retention', title: 'How long records are kept', standing: dataWords.kept },
    ],
  },
];
