import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { deviceWords } from '#app/pages/admin/account/device-words.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { eventsFor, isToldAlready } from '#domain/notices/events.ts';
import { currentSession } from '#server/auth/session.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { chosenBy, saveChoices } from '#server/notices/choices.ts';
import { pushKeys } from '#server/notices/push-keys.ts';
import { tryWay } from '#server/notices/try-way.ts';
import { addDevice, listWays, removeWay, setHook } from '#server/notices/ways.ts';
import type { Route } from './+types/notifications-page.ts';
import { ChatPlace } from './chat-place.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { Devices } from './devices.tsx';
import { MailPlace } from './mail-place.tsx';
import { toPlace } from './place.ts';

export const meta: Route.MetaFunction = () => privateMeta('Notifications');

const here = '/admin/account/notifications';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const agency = agencyAddress(services.env);
  const events = eventsFor(staff.role);
  return {
    email: staff.email,
    events,
    toldAlready: events.filter(({ id }) => isToldAlready(id, staff.email, agency)).map(({ id }) => id),
    places: (await listWays(services, staff.id)).map(toPlace),
    chosen: await chosenBy(services, staff.id),
    pushKey: (await pushKeys(services)).publicKey,
    done: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  try {
    if (intent === 'test')
      return { tried: { id: text('id'), ...(await tryWay(services, staff, text('id'))) } };
    if (intent === 'choose') await saveChoices(services, staff, new Set(form.getAll('choice').map(String)));
    else if (intent === 'remove') await removeWay(services, staff, text('id'));
    else if (intent === 'device') {
      const session = await currentSession(services, request.headers);
      await addDevice(services, staff, {
        subscription: text('subscription'),
        place: deviceWords(request.headers.get('user-agent') ?? ''),
        sessionToken: session?.token ?? '',
      });
    } else {
      const channel = intent === 'slack' ? 'slack' : 'teams';
      await setHook(services, staff, { channel, url: text(`${channel}Url`) });
    }
    return redirect(`${here}?done=${encodeURIComponent(intent)}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

const doneWords: ReadonlyMap<string, string> = new Map([
  ['choose', 'Saved: from now on you are told about whatever is ticked.'],
  ['remove', 'Removed. Nothing more is sent there.'],
  ['device', 'This device is switched on. Send a test to see that it works.'],
  ['slack', 'Slack is set up. Send a test, then choose below what you are told about.'],
  ['teams', 'Teams is set up. Send a test, then choose below what you are told about.'],
]);

/** Where somebody of the team is told of news, and of what. */
export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, events, toldAlready, places, chosen, pushKey, done } = loaderData;
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  const tried = actionData && 'tried' in actionData ? actionData.tried : null;
  const told = done && !actionData ? doneWords.get(done) : undefined;
  const chat = (channel: 'slack' | 'teams') => ({
    place: places.find((one) => one.channel === channel) ?? null,
    failure,
    tried,
  });
  const devices = places.filter(({ channel }) => channel === 'push');
  const ready = new Set(['email', ...places.filter(({ off }) => !off).map(({ channel }) => channel)]);
  return (
    <>
      <BackLink to="/admin/account">Your account</BackLink>
      <h1 className="mb-3 text-3xl">Notifications</h1>
      <p className="mb-8 max-w-[38rem]">
        Only you get these. A message says who and what in one line and links here; what somebody wrote stays
        here. News that comes close together is sent as one message.
      </p>
      {told && <DoneNote>{told}</DoneNote>}
      <FormAlert message={formMessage(failure)} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <Part id="what" title="What you are told about">
          <ChoiceForm events={events} toldAlready={toldAlready} chosen={chosen} ready={ready} />
        </Part>
        <Part id="where" title="Where you are told">
          <div className="grid gap-3">
            <MailPlace email={email} tried={tried} />
            <ChatPlace channel="slack" {...chat('slack')} />
            <ChatPlace channel="teams" {...chat('teams')} />
            <Devices devices={devices} pushKey={pushKey} tried={tried} />
          </div>
        </Part>
      </div>
    </>
  );
}
