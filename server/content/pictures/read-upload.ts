import { dayMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import { limit } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/ports/services.ts';
import { type FileRules, readFiles } from '#server/submissions/read-multipart.ts';
import { type Added, addPicture } from './add-picture.ts';
import type { PictureServices } from './picture-services.ts';

const mostAtOnce = 5;
/** Far more than a day of work, far less than a script of a stolen session wants. */
const perDay = 200;

const rules: FileRules<'picture'> = {
  most: mostAtOnce,
  tooMany: `Please send at most ${mostAtOnce} pictures at a time.`,
  // Its content says what it is.
  kindOf: () => 'picture',
  wrongKind: () => '',
};

type Sender = { staffId: string; address: string };

/**
 * Takes the pictures of a form, each by itself: one that is refused keeps none of the others out.
 * @throws DomainError invalid, rate-limited or unavailable; what was taken before stays taken
 */
export async function takePictures(
  services: Services & PictureServices,
  request: Request,
  { staffId, address }: Sender,
): Promise<Added[]> {
  const upload = services.uploads(address).begin();
  const added: Added[] = [];
  const take = async (stream: Parameters<Parameters<typeof readFiles>[1] & object>[0], name: string) => {
    const key = { name: 'pictures-day', key: staffId, max: perDay, windowMs: dayMs };
    return upload.take(async () => {
      try {
        await limit(services, key);
        added.push(await addPicture(services, { stream, name, staffId }));
        return null;
      } catch (error) {
        if (error instanceof DomainError) return error;
        throw error;
      }
    });
  };
  try {
    const { problem, withFiles } = await readFiles(request, take, rules);
    if (problem) throw problem;
    if (!withFiles)
      throw new DomainError('invalid', 'Please choose at least one picture.', {
        fields: { files: 'Please choose at least one picture.' },
      });
    return added;
  } finally {
    upload.end();
  }
}
