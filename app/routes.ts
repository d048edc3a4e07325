import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product. The guard of each protected branch is its layout's middleware. */
export default [
  layout('shell/site-layout.tsx', [
    index('pages/home/home-page.tsx'),
    route('book-discovery-call', 'pages/booking/booking-page.tsx'),
    layout('pages/booking/manage/manage-layout.tsx', [
      route('booking/:token', 'pages/booking/manage/manage-page.tsx'),
      route('booking/:token/reschedule', 'pages/booking/manage/reschedule-page.tsx'),
      route('booking/:token/cancel', 'pages/booking/manage/cancel-page.tsx'),
    ]),
    route('lets-talk', 'pages/contact/contact-page.tsx'),
    route('quote', 'pages/quote/quote-page.tsx'),
    route('newsletter', 'pages/newsletter/newsletter-page.tsx'),
    route('newsletter/confirm/:token', 'pages/newsletter/confirm-page.tsx'),
    route('newsletter/unsubscribe/:token', 'pages/newsletter/unsubscribe-page.tsx'),
    route('portfolio', 'pages/portfolio/portfolio-page.tsx'),
    route('portfolio/:id', 'pages/portfolio/case-study-page.tsx'),
    route('about', 'pages/about/about-page.tsx'),
    route('services', 'pages/services/services-page.tsx'),
    route('services/:slug', 'pages/services/service-page.tsx'),
    route('summer-offer', 'pages/offer/offer-page.tsx'),
    route('privacy-policy', 'pages/legal/privacy-page.tsx'),
    route('terms-of-service', 'pages/legal/terms-page.tsx'),
    route('cookie-policy', 'pages/legal/cookie-page.tsx'),
    route('*', 'pages/not-found/not-found-page.tsx'),
  ]),

  route('services/seo', 'pages/services/moved.ts', { id: 'moved-seo' }),
  route('services/social-media-management', 'pages/services/moved.ts', { id: 'moved-social-media' }),
  route('services/ad-services', 'pages/services/moved.ts', { id: 'moved-ads' }),

  route('sitemap.xml', 'seo/sitemap.ts'),
  route('robots.txt', 'seo/robots.ts'),
  route('llms.txt', 'seo/llms.ts'),

  layout('pages/staff/staff-entry-layout.tsx', [
    route('sign-in', 'pages/staff/sign-in-page.tsx'),
    route('set-up/:token', 'pages/staff/set-up-page.tsx'),
  ]),
  route('sign-out', 'pages/staff/sign-out.ts'),

  layout('pages/admin/shell/admin-layout.tsx', [
    route('oauth-setup', 'pages/admin/calendar/oauth-setup-page.tsx'),
    ...prefix('admin', [
      index('pages/admin/overview/overview-page.tsx'),
      route('bookings', 'pages/admin/bookings/bookings-page.tsx'),
      route('bookings/:id', 'pages/admin/bookings/booking-page.tsx'),
      route('bookings/:id/reschedule', 'pages/admin/bookings/booking-reschedule-page.tsx'),
      route('availability', 'pages/admin/availability/availability-page.tsx'),
      route('leads', 'pages/admin/leads/leads-page.tsx'),
      route('leads/:id', 'pages/admin/leads/lead-page.tsx'),
      route('leads/:id/files/:fileId', 'pages/admin/leads/lead-file.ts'),
      route('subscribers', 'pages/admin/subscribers/subscribers-page.tsx'),
      route('subscribers.csv', 'pages/admin/subscribers/subscribers-file.ts'),
      route('blocked-dates', 'pages/admin/availability/blocked-dates-page.tsx'),
      route('calendar-status', 'pages/admin/calendar/calendar-status-page.tsx'),
      route('calendar-setup', 'pages/admin/calendar/calendar-setup-page.tsx'),
      route('calendar-debug', 'pages/admin/calendar/calendar-debug-page.tsx'),
      route('auth-test', 'pages/admin/calendar/auth-test-page.tsx'),
      route('mail', 'pages/admin/mail/mail-page.tsx'),
      route('mail/:id', 'pages/admin/mail/mail-message-page.tsx'),
      route('mail/:id/body', 'pages/admin/mail/mail-body.ts'),
      route('*', 'pages/admin/shell/admin-not-found-page.tsx'),
    ]),
  ]),

  route('booking/:token/invitation.ics', 'pages/booking/manage/invitation-file.ts'),

  ...prefix('api', [
    route('health', 'api/health.ts'),
    route('calendar/slots/:date', 'api/calendar-slots.ts'),
    route('calendar/book', 'api/calendar-book.ts'),
    route('calendar/hold', 'api/calendar-hold.ts'),
    route('contact', 'api/contact.ts'),
    route('quote-request', 'api/quote-request.ts'),
    route('summer-offer-form', 'api/summer-offer-form.ts'),
    route('newsletter', 'api/newsletter.ts'),
    route('domain', 'api/domain.ts'),
    layout('api/staff-only.ts', [
      route('admin/calendar/status', 'api/calendar-status.ts'),
      route('admin/calendar/debug/:date', 'api/calendar-debug.ts'),
      route('auth/google', 'api/google-auth.ts'),
      route('auth/google/callback', 'api/google-auth-callback.ts'),
      route('admin/*', 'api/not-found.ts', { id: 'api-admin-not-found' }),
      route('auth/google/*', 'api/not-found.ts', { id: 'api-google-not-found' }),
    ]),
    route('*', 'api/not-found.ts'),
  ]),
] satisfies RouteConfig;
