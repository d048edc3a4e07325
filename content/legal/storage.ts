import { define } from '#content/define.ts';
import { type StorageEntry, storageSchema } from '#content/schema/legal.ts';
import { paletteCookie } from '#domain/shore/palette.ts';

/** Names of what the site stores in a visitor's browser. Islands take them from here. */
export const storageKeys = {
  consent: 'cookieConsent',
  contactDraft: 'contactDraft',
  attribution: 'attribution',
  palette: paletteCookie,
} as const;

/** Every key and cookie that this website sets, and no other. The cookie policy prints it as {{storage}}. */
export const storage: StorageEntry[] = define('content/legal/storage.ts', storageSchema, [
  {
    name: storageKeys.consent,
    place: 'local storage',
    category: 'essential',
    purpose: 'Remembers whether you chose ‘accepted’ or ‘declined’, so that the banner does not ask again.',
    set: 'When you press Accept All or Decline',
    kept: 'Until you reopen the cookie settings or clear your browser; an acceptance also goes when your browser begins to send Global Privacy Control',
  },
  {
    name: storageKeys.contactDraft,
    place: 'session storage',
    category: 'essential',
    purpose:
      'Keeps what you have typed into the contact form, so that a reload does not lose it. Never sent by itself.',
    set: 'While you fill in the contact form',
    kept: 'Until the form is sent or the tab is closed',
  },
  {
    name: storageKeys.attribution,
    place: 'session storage',
    category: 'analytics',
    purpose:
      'Holds the page you arrived on, the site that linked to it, and any campaign labels and click numbers of advertising in its address. It reaches us only with a form that you send.',
    set: 'Only after you press Accept All',
    kept: 'Until the tab is closed or you withdraw your consent',
  },
  {
    name: storageKeys.palette,
    place: 'cookie',
    category: 'functional',
    purpose:
      'Holds ‘day’ or ‘night’, so that every page comes in the colours that you chose. It is the same word for everybody who chose them.',
    set: 'When you press Day or Night at the end of a page',
    kept: 'A year, or until you press ‘Follow the sun’',
  },
  {
    name: 'foreshore.session_token',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Keeps a member of staff signed in to the staff area. Visitors never receive it. With encryption its name, like those of the three below, begins with __Host-.',
    set: 'When a member of staff signs in',
    kept: '14 days, or until signing out',
  },
  {
    name: 'foreshore.known_device',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Recognises a browser in which a member of staff has signed in before, so that other people’s wrong guesses do not lock it out. It opens nothing by itself.',
    set: 'With the same sign-in',
    kept: '400 days from the last sign-in',
  },
  {
    name: 'foreshore.second_step',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Remembers that a member of staff has typed the right password, while the site waits for the second step. Without that step it is worth nothing.',
    set: 'When a password is right and a second step is to follow',
    kept: 'Ten minutes, or until the second step is done',
  },
  {
    name: 'foreshore.passkey',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Ties what a passkey answers to the question that was put to this browser, so that an answer is of no use anywhere else.',
    set: 'When somebody begins to sign in to the staff area with a passkey',
    kept: 'Ten minutes, or until the sign-in is done',
  },
]);
