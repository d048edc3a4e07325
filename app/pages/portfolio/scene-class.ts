import { caseStudies } from '#content/portfolio.ts';

/** How many scenes portfolio.css names. */
const named = 12;

/** The class that leads a scene from its card to its page and back; none beyond the first twelve. */
export function sceneClass(id: string): string | undefined {
  const place = caseStudies.findIndex((study) => study.id === id) + 1;
  return place > 0 && place <= named ? `scene-${place}` : undefined;
}
