import { z } from 'zod';
import { poundsField } from '#domain/forms/pence.ts';
import { countedName, others } from './names.ts';

const month = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const namelessHint =
  'Please write the name as it stands in the campaign’s address, without anybody’s address or number';

/** What a campaign cost in a month, as the owner writes it down. */
export const costSchema = z.object({
  month: z.string('Please choose a month').regex(month, 'Please choose a month'),
  campaign: z
    .string()
    .default('')
    .transform(countedName)
    .refine((name) => name !== '', 'Please name the campaign')
    .refine((name) => name !== others, namelessHint),
  pounds: poundsField.refine((pence) => pence !== null, 'Please write what it cost, or 0'),
});
