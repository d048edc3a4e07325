/** The phone of the tests, for those that make sense on a phone only: `test.use(phone)`. */
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
