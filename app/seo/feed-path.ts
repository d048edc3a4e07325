/** Where the feed of the notes is, from the first note on. */
export const feedPath = '/notes/feed.xml';
