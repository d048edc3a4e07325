import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import type { about } from '#content/about.ts';
import { imageAlt } from '#content/alt.ts';

type Member = (typeof about.team.members)[number];
type PortraitProps = { of: Member; sizes: string; decorative?: boolean; className: string };

/** The fragment of the page that tells of a specialist. */
export const memberAnchor = (id: string) => `asks-${id}`;

/** Somebody who joined has no drawing yet: a plain ground until there is a picture. */
const hasPortrait = (member: Member) => member.portrait || `team-${member.id}` in imageAlt;

/** A specialist's photograph, or what lies on their desk; nothing where there is neither. */
export function Portrait({ of: member, sizes, decorative = false, className }: PortraitProps) {
  if (member.portrait)
    return (
      <ContentPicture picture={member.portrait} sizes={sizes} decorative={decorative} className={className} />
    );
  return hasPortrait(member) ? (
    <Drawing name={`team-${member.id}`} alt="" sizes={sizes} className={className} />
  ) : null;
}
