import type { Services } from '#server/ports/services.ts';
import { leadOfRef } from './lead-ref.ts';

/** The details that go over from an enquiry to the booking form, under that form's names. */
export type Prefill = { name: string; email: string; phone: string; company: string };

/** What a lead's reference fills in; null when it is not ours, too old, or missing. */
export async function prefillOfRef(services: Services, ref: string | null): Promise<Prefill | null> {
  const lead = ref ? await leadOfRef(services, ref) : null;
  if (!lead) return null;
  const { name, email, phone, company } = lead;
  return { name, email, phone, company };
}
