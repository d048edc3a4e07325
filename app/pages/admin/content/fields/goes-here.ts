/** Takes the focus as the page arrives: without a script only the markup can lead back to where somebody was. */
export const goesHere = (isPlace: boolean) => ({ autoFocus: isPlace });
