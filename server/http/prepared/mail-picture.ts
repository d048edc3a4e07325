/** The mark as emails show it: the one file that pages of others, such as those of mail programs, may show. */
export const mailPicture = '/apple-touch-icon.png';
