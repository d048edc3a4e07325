import { describe, expect, it } from 'vitest';
import { siteOrigin } from './site-origin.ts';

describe('siteOrigin', () => {
  it('keeps the origin of SITE_URL, without a closing slash', () => {
    expect(siteOrigin({ SITE_URL: 'https://www.example.com/' })).toBe('https://www.example.com');
  });

  it('refuses what goes on after the host, as the server does', () => {
    const wrong = () => siteOrigin({ SITE_URL: 'https://www.example.com/path/?q=1' });
    expect(wrong).toThrow('SITE_URL: must end after the host');
  });

  it('names this machine while SITE_URL is unset or empty, whatever the port', () => {
    expect(siteOrigin({ PORT: '7001' })).toBe('http://localhost:5000');
    expect(siteOrigin({ SITE_URL: '' })).toBe('http://localhost:5000');
  });

  it.each(['example.com', 'ftp://example.com', 'javascript:alert(1)'])('refuses %s', (SITE_URL) => {
    expect(() => siteOrigin({ SITE_URL })).toThrow('SITE_URL: must be a web address');
  });
});
