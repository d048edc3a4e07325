import { data, redirect } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { textFields } from '#app/pages/form-result.ts';
import { focusAt, partAsked, type Shape, shapes, type Trim } from '#domain/pictures/crop.ts';
import { type Focus, focuses } from '#domain/pictures/reference.ts';
import { DomainError } from '#server/base/errors.ts';
import { describePicture, knownPicture, recutPicture } from '#server/content/pictures/change-picture.ts';
import { retryPicture } from '#server/content/pictures/prepare-picture.ts';
import { removePicture } from '#server/content/pictures/remove-picture.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import { shownSize } from './shown-size.ts';

type Asked = { id: string; staffId: string; form: FormData };

/** Does what a button of a picture's page asks for. */
export async function answerPicture(services: SiteServices, asked: Asked) {
  const address = `/admin/content/pictures/${asked.id}`;
  try {
    const intent = asked.form.get('intent');
    if (intent === 'remove') {
      await removePicture(services, asked);
      return redirect('/admin/content/pictures?removed', 303);
    }
    if (intent === 'retry') {
      const { cut } = await knownPicture(services, asked.id);
      await retryPicture(services, { id: asked.id, cut });
      return redirect(`${address}?again`, 303);
    }
    if (intent === 'describe') {
      const { id, form } = asked;
      const text = (name: string) =>
        String(form.get(name) ?? '')
          .replace(/\s+/g, ' ')
          .trim();
      const decorative = form.get('decorative') === 'yes';
      await describePicture(services, { id, name: text('name'), alt: text('alt'), decorative });
      return redirect(`${address}?described`, 303);
    }
    return redirect(`${address}?cut=${(await recut(services, asked)).length}`, 303);
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected || expected.code === 'unavailable' || expected.code === 'not-found') throw error;
    const values = Object.fromEntries(textFields(asked.form));
    const failure: FormFailure = { message: expected.message, fields: expected.fields ?? {}, values };
    return data(failure, { status: expected.code === 'invalid' ? 422 : statusOf[expected.code] });
  }
}

async function recut(services: SiteServices, { id, staffId, form }: Asked): Promise<string[]> {
  const { size, part: now } = await knownPicture(services, id);
  const focus = focusOf(form, size);
  const trim = trimIn(form);
  const asked = String(form.get('shape'));
  const shape: Shape = Object.hasOwn(shapes, asked) ? (asked as Shape) : 'free';
  const part = partAsked(size, now, { trim, shape, focus });
  return recutPicture(services, { id, part, focus, staffId });
}

/** Where the picture was clicked; by keyboard that is its corner, and the choice beside it counts. */
function focusOf(form: FormData, size: { width: number; height: number }): Focus {
  const [x, y] = [Number(form.get('at.x') ?? 0), Number(form.get('at.y') ?? 0)];
  const shown = shownSize(size);
  if (x > 0 || y > 0) return focusAt(x / shown.width, y / shown.height);
  return focuses.find((one) => one === form.get('focus')) ?? 'cc';
}

/** @throws DomainError invalid */
function trimIn(form: FormData): Trim {
  const fields: Record<string, string> = {};
  const percent = (name: string) => {
    const typed = String(form.get(name) ?? '').trim();
    if (/^(\d|[1-8]\d|90)$/.test(typed || '0')) return Number(typed || '0');
    fields[name] = 'Please enter a whole number from 0 to 90.';
    return 0;
  };
  const trim = {
    left: percent('left'),
    right: percent('right'),
    top: percent('top'),
    bottom: percent('bottom'),
  };
  if (trim.left + trim.right > 90) fields.right = 'Left and right together leave too little. Use at most 90.';
  if (trim.top + trim.bottom > 90)
    fields.bottom = 'Top and bottom together leave too little. Use at most 90.';
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'Please check the marked fields.', { fields });
  return trim;
}
