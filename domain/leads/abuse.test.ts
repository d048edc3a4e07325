import { describe, expect, it } from 'vitest';
import { type Evidence, formLifeMs, judge, minimumFillMs } from './abuse.ts';

const honest: Evidence = {
  honeypot: '',
  form: 60_000,
  formExpected: true,
  email: 'ada@example.com',
  disposable: false,
  names: ['Ada Example'],
  texts: ['We sell garden rooms. See https://a.example, https://b.example and www.c.example.'],
};
const codes = (change: Partial<Evidence>) =>
  judge({ ...honest, ...change }).reasons.map((reason) => reason.code);
const quarantined = (change: Partial<Evidence>) => judge({ ...honest, ...change }).quarantine;

describe('the verdict', () => {
  it('lets an honest enquiry pass without a word', () => {
    expect(judge(honest)).toEqual({ quarantine: false, reasons: [] });
  });

  it('quarantines what one strong sign speaks against', () => {
    const signs: Array<[string, Partial<Evidence>]> = [
      ['honeypot', { honeypot: 'https://spam.example' }],
      ['too-fast', { form: minimumFillMs - 1 }],
      ['forged-form', { form: 'forged' }],
      ['disposable-address', { email: 'x@mailinator.com', disposable: true }],
      ['many-links', { texts: [`${honest.texts[0]} http://d.example`] }],
      ['many-links', { texts: [honest.texts[0] ?? '', 'www.d.example'] }],
      ['link-in-name', { names: ['Win at https://x.example'] }],
      ['link-in-name', { names: ['Win at x-one.shop'] }],
      ['advert-markup', { texts: ['cheap [url=https://x.example]pills[/url]'] }],
      ['advert-markup', { texts: ['<a href="https://x.example">pills</a>'] }],
    ];
    for (const [code, change] of signs) {
      expect(codes(change)).toEqual([code]);
      expect(quarantined(change)).toBe(true);
    }
  });

  it('only shows a single weak sign, and quarantines two', () => {
    const signs: Array<Partial<Evidence>> = [
      { form: 'missing' },
      { form: formLifeMs + 1 },
      { email: 'ada@gmial.com' },
      { email: 'ada@gmial.com', disposable: true },
      { email: 'ada@gmail.con' },
      { email: 'ada@host.invalid' },
      { email: 'a.d.a.b.c@gmail.com' },
      { texts: ['Продвижение сайтов недорого, звоните нам сегодня'] },
    ];
    for (const change of signs) {
      expect(codes(change)).toHaveLength(1);
      expect(quarantined(change)).toBe(false);
    }
    expect(quarantined({ form: 'missing', email: 'ada@gmial.com' })).toBe(true);
  });

  it('asks for no form where the site hands out none', () => {
    expect(codes({ form: 'missing', formExpected: false })).toEqual([]);
  });

  it('takes exactly the minimum time, companies that are web addresses, and names of every script', () => {
    expect(codes({ form: minimumFillMs })).toEqual([]);
    expect(codes({ texts: ['example.co.uk', 'Tell us'] })).toEqual([]);
    expect(codes({ names: ['Łukasz Żółć', '李小龍', 'J.Co', 'Dr. J.R. Smith', 'ann@example.com'] })).toEqual(
      [],
    );
  });
});
