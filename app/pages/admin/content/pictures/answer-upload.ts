import { data } from 'react-router';
import type { FieldErrors } from '#server/base/errors.ts';
import type { Added } from '#server/content/pictures/add-picture.ts';
import { takePictures } from '#server/content/pictures/read-upload.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import type { SiteServices } from '#server/start/site-services.ts';

/** What became of an upload: each picture with a sentence, and what speaks against the form as a whole. */
export type UploadOutcome = {
  added: { name: string; said: string; isRefused: boolean }[];
  message: string | null;
  fields: FieldErrors;
};

function saidOf(one: Added): string {
  if (one.kind === 'refused') return one.sentence;
  if (one.kind === 'added') return 'in the library now. Open it below to say what it shows.';
  return one.as === one.name ? 'in the library already.' : `in the library already, as ‘${one.as}’.`;
}

/** Takes the pictures of the form. */
export async function answerUpload(
  services: SiteServices,
  request: Request,
  sender: { staffId: string; address: string },
) {
  try {
    const taken = await takePictures(services, request, sender);
    const added = taken.map((one) => ({
      name: one.name,
      said: saidOf(one),
      isRefused: one.kind === 'refused',
    }));
    // Where something was added the list is read again, which a refusal would spare.
    const isWrong = taken.every(({ kind }) => kind === 'refused');
    return data<UploadOutcome>({ added, message: null, fields: {} }, { status: isWrong ? 422 : 200 });
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected) throw error;
    const { code, message, fields = {} } = expected;
    const isOwn = Object.keys(fields).length > 0;
    const outcome: UploadOutcome = { added: [], message: isOwn ? null : message, fields };
    return data(outcome, { status: code === 'invalid' ? 422 : statusOf[code] });
  }
}
