/** How wide the preview shows a page. */
export const widths = ['desktop', 'phone'] as const;
export type Width = (typeof widths)[number];
