/** Where all questions stand on one page, and below it a page for each topic. */
export const questionsPath = '/about/questions';

/** The page with the questions of one topic, by what the tab of the about page is called in links. */
export const topicPath = (value: string): string => `${questionsPath}/${value}`;
