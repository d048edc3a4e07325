import { z } from 'zod';
import { emailLine } from './fields.ts';

/** The newsletter box: an address and nothing else. */
export const newsletterSchema = z.object({ email: emailLine });
