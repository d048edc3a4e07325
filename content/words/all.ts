import './booking.ts';
import './controls.ts';
import './emails.ts';
import './files.ts';
import './forms.ts';
import './pages.ts';
import './writing.ts';
import { live } from '#content/live.ts';
import { type OwnWords, sayFrom } from '#content/say.ts';
import { changedWords } from './define-words.ts';

const changed = live<OwnWords>('object', changedWords);

sayFrom(() => changed);
