import type { Field } from '#domain/editor/field.ts';
import { ChoiceControl, YesNoControl } from './choice-controls.tsx';
import { ColourControl } from './colour-control.tsx';
import { GroupControl } from './group-control.tsx';
import { KeptControl } from './kept-control.tsx';
import { ListControl } from './list-control.tsx';
import { MarkdownControl } from './markdown-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { ReferenceControl } from './reference-control.tsx';
import { NumberControl, TextControl } from './text-controls.tsx';
import { VariantsControl } from './variants-control.tsx';

/** The control of any field of a document, with everything within it. */
export function FieldControl({ field, name }: { field: Field; name: string }) {
  if ('madeFrom' in field && field.madeFrom) return <KeptControl name={name} />;
  if ('refersTo' in field && field.refersTo) return <ReferenceControl field={field} name={name} />;
  switch (field.kind) {
    case 'text':
      if (field.look === 'colour') return <ColourControl field={field} name={name} />;
      if (field.look === 'markdown') return <MarkdownControl field={field} name={name} />;
      return <TextControl field={field} name={name} />;
    case 'number':
      return <NumberControl field={field} name={name} />;
    case 'yes-no':
      return <YesNoControl field={field} name={name} />;
    case 'choice':
      return <ChoiceControl field={field} name={name} />;
    case 'picture':
      return <PictureControl field={field} name={name} />;
    case 'fixed':
      return (
        <p className="text-sm">
          <span className="font-semibold">{field.label}</span>: {String(field.value)}{' '}
          <span className="text-ink-soft">(fixed, since the site counts on it)</span>
        </p>
      );
    case 'kept':
      return <KeptControl name={name} />;
    case 'group':
      return <GroupControl field={field} name={name} />;
    case 'variants':
      return <VariantsControl field={field} name={name} />;
    case 'list':
      return <ListControl field={field} name={name} />;
  }
}
