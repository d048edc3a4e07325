import { expect, test } from 'vitest';
import { sourceOf, touchOf } from '#domain/leads/touch.ts';
import { cameOf } from './came.ts';
import { servicesOf } from './services.ts';

const came = (address: string, referrer: string | null = null) =>
  cameOf(touchOf(new URL(address, 'https://foreshore.example'), referrer, null));

test('visits and enquiries are named by the same words', () => {
  expect(came('/about', 'https://www.google.com/search')).toEqual({
    ...{ source: 'google.com', campaign: '', landing: '/about' },
  });
  expect(came('/?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring')).toEqual({
    ...{ source: 'newsletter / email', campaign: 'spring', landing: '/' },
  });
  expect(came('/')).toEqual({ source: 'direct', campaign: '', landing: '/' });
  expect(cameOf(undefined)).toEqual({ source: '', campaign: '', landing: '' });
});

test('an advert that names no campaign counts under its source, and a click id is never part of a name', () => {
  expect(came('/quote?gclid=Cj0KCQiA')).toMatchObject({ source: 'google / ads', campaign: 'google / ads' });
  expect(came('/quote?utm_source=bing&utm_medium=cpc')).toMatchObject({ campaign: 'bing / cpc' });
  expect(came('/quote?gclid=Cj0KCQiA&utm_campaign=leeds')).toMatchObject({ campaign: 'leeds' });
  expect(came('/quote?fbclid=IwAR')).toMatchObject({ source: 'facebook', campaign: '' });
});

test('what an enquiry is about is told in one list of services, whichever form it came by', () => {
  expect(servicesOf('contact', { projectTypes: ['seo', 'web-design'] })).toBe(' web-design seo ');
  expect(servicesOf('quote', { projectType: 'redesign' })).toBe(' web-design ');
  expect(servicesOf('quote', { projectType: 'not-sure' })).toBe('');
  expect(servicesOf('offer', {})).toBe(' summer-offer ');
  expect(servicesOf('booking-request', {})).toBe('');
});

test('a source has the words by which the list of leads shows it', () => {
  for (const address of ['/?utm_source=Fair', '/?gclid=x', '/?utm_source=a&utm_medium=b', '/']) {
    const touch = touchOf(new URL(address, 'https://foreshore.example'), 'https://www.bing.com/', null);
    expect(cameOf(touch).source).toBe(sourceOf(touch).toLowerCase());
  }
});
