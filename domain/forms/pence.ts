import { z } from 'zod';

const mostPence = 10_000_000_000;
const hint = 'Please write an amount in pounds, such as 2,500';

/** An amount in pounds as people write it, in pence; null where nothing is written. */
export const poundsField = z
  .string()
  .default('')
  .transform((value, context) => {
    const plain = value.replaceAll(/[£,\s]/g, '');
    if (plain === '') return null;
    const amount = /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
    if (amount <= mostPence) return amount;
    context.addIssue({ code: 'custom', message: hint });
    return z.NEVER;
  });
