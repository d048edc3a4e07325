import { z } from 'zod';
import { text } from './page.ts';

/**
 * The labels of a form's choices: each id of the domain once, in its order, so that a form can neither lack a
 * choice nor offer one that the server refuses.
 */
export function optionsFor<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  const must = `must hold each of these ids once, in this order: ${ids.join(', ')}`;
  return z
    .array(
      z.object({
        id: z.enum(ids).meta({ title: 'Stands for', description: 'What your lists show; it cannot change.' }),
        label: text(60),
        description: text(120).optional().meta({
          title: 'Line below it',
          description: 'Where the form has room for it.',
        }),
      }),
    )
    .length(ids.length, must)
    .refine((options) => options.map((option) => option.id).join(' ') === ids.join(' '), must)
    .meta({ inOrder: true });
}
