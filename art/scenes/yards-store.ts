import { browser, phone, shadow } from '#art/kit/frames.ts';
import {
  at,
  box,
  circle,
  drawing,
  ellipse,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, cap, cargo, cloth, hoodie, tee, tote, trainer } from './yards-garments.ts';

const tile = (x: number, y: number, w: number, h: number, bg: string, item: string, scale: number) =>
  box(x, y, w, h, 3, bg) +
  ellipse(x + w / 2, y + h * 0.9, w * 0.3, 7, '#000', { opacity: 0.13 }) +
  at(x + w / 2, y + h * 0.51, scale, item);

function product(
  x: number,
  y: number,
  bg: string,
  item: string,
  name: string,
  price: string,
  tag?: string,
  scale = 0.86,
) {
  return [
    tile(x, y, 278, 250, bg, item, scale),
    tag
      ? box(x + 12, y + 12, 74, 25, 2, c.coal) +
        text(x + 49, y + 29.5, tag, 12.5, c.lime, { weight: 700, anchor: 'middle', tracking: 0.6 })
      : '',
    text(x, y + 280, name, 17, c.coal, { weight: 600 }),
    text(x + 278, y + 280, price, 17, c.coal, { weight: 600, anchor: 'end' }),
  ].join('');
}

function page() {
  return [
    rect(0, 0, 1280, 1100, c.pale),
    rect(0, 0, 1280, 34, c.lime),
    ...[0, 1, 2].map((i) =>
      text(60 + i * 430, 22.5, 'DROP 03 IS LIVE / FREE RETURNS FOR 30 DAYS', 13, c.coal, {
        weight: 700,
        tracking: 1,
      }),
    ),
    text(40, 86, 'YARDS', 42, c.coal, { family: 'poster', tracking: 0.5 }),
    ...['New in', 'Hoodies', 'Tees', 'Bottoms', 'Archive'].map((label, i) =>
      text([200, 280, 370, 436, 530][i] ?? 0, 80, label, 16, c.coal, { weight: 600 }),
    ),
    ...['Search', 'Account', 'Bag 1'].map((label, i) =>
      text([1042, 1112, 1196][i] ?? 0, 80, label, 16, c.coal, { weight: 600 }),
    ),
    // hero
    rect(0, 110, 1280, 462, c.concrete),
    repeat(9, (i) => line(i * 160, 110, i * 160, 572, '#c3c2bb', 1)),
    text(26, 500, 'BACK', 398, c.coal, { family: 'poster', tracking: -7 }),
    text(1254, 500, 'YARD', 398, c.lime, { family: 'poster', tracking: -7, anchor: 'end' }),
    ellipse(640, 560, 220, 14, '#000', { opacity: 0.22 }),
    at(640, 352, 1.74, hoodie(cloth.coal)),
    text(1040, 545, 'Backyard hoodie, £78', 15, c.coal, { weight: 600, anchor: 'end' }),
    text(40, 545, 'Autumn / winter, drop three', 15, c.coal, { weight: 600 }),
    box(1060, 516, 180, 44, 2, c.coal),
    text(1150, 544, 'Shop the drop', 16.5, c.lime, { weight: 600, anchor: 'middle' }),
    // list
    text(40, 634, 'LATEST', 36, c.coal, { family: 'poster' }),
    ...['All', 'Tops', 'Bottoms', 'Headwear', 'Footwear'].map((label, i) => {
      const x = 190 + i * 112;
      return (
        box(x, 606, 102, 34, 17, i === 0 ? c.coal : 'none', { stroke: c.coal, 'stroke-width': 1.4 }) +
        text(x + 51, 628, label, 14.5, i === 0 ? c.lime : c.coal, { weight: 600, anchor: 'middle' })
      );
    }),
    text(1240, 630, 'Sort: newest', 15, c.coal, { weight: 600, anchor: 'end' }),
    product(40, 662, '#dedcd4', tee(cloth.bone), 'Circuit tee', '£38', 'NEW'),
    product(347, 662, c.lime, cargo(cloth.coal), 'Siding cargo', '£84', 'LOW', 0.84),
    product(654, 662, '#c9cdd4', cap(cloth.navy), 'Pitch cap', '£29', undefined, 0.95),
    product(961, 662, '#e7cdbf', trainer(cloth.rust), 'Kerb low', '£110', 'NEW', 0.98),
  ].join('');
}

function screen() {
  const cell = (i: number, bg: string, item: string, name: string, price: string, scale = 0.66) => {
    const x = 18 + (i % 2) * 181;
    const y = 214 + Math.floor(i / 2) * 262;
    return [
      tile(x, y, 173, 206, bg, item, scale),
      circle(x + 151, y + 22, 14, '#fff', { opacity: 0.9 }),
      path(
        `M${x + 151} ${y + 28}c-8 -5 -8 -11 -4 -12c2 0 3 1 4 3c1 -2 2 -3 4 -3c4 1 4 7 -4 12z`,
        i === 1 ? c.rust : 'none',
        { stroke: c.coal, 'stroke-width': 1.4 },
      ),
      text(x, y + 227, name, 15, c.coal, { weight: 600 }),
      text(x, y + 245, price, 15, '#5d6066', { weight: 500 }),
    ].join('');
  };
  return [
    rect(0, 0, 390, 844, c.pale),
    rect(0, 0, 390, 112, c.lime),
    stroke('M20 80h22M20 89h22', c.coal, 2.6),
    text(195, 96, 'YARDS', 34, c.coal, { family: 'poster', anchor: 'middle' }),
    stroke('M346 74h24l-2.5 22h-19zM352 74a6 6 0 0 1 12 0', c.coal, 2.2),
    text(18, 158, 'DROP 03', 34, c.coal, { family: 'poster' }),
    text(372, 156, '18 pieces', 15, '#5d6066', { anchor: 'end', weight: 500 }),
    ...['All', 'Tops', 'Bottoms', 'Headwear'].map((label, i) => {
      const w = [54, 70, 96, 108][i] ?? 80;
      const x = 18 + ([0, 62, 140, 244][i] ?? 0);
      return (
        box(x, 172, w, 30, 15, i === 1 ? c.coal : 'none', { stroke: c.coal, 'stroke-width': 1.3 }) +
        text(x + w / 2, 192, label, 14, i === 1 ? c.lime : c.coal, { weight: 600, anchor: 'middle' })
      );
    }),
    cell(0, '#dedcd4', hoodie(cloth.olive), 'Backyard hoodie', '£78'),
    cell(1, c.concrete, tee(cloth.coal), 'Circuit tee', '£38'),
    cell(2, '#e7cdbf', tote(cloth.bone), 'No fences tote', '£22', 0.7),
    cell(3, '#c9cdd4', hoodie(cloth.lime), 'Backyard hoodie', '£78'),
    rect(0, 742, 390, 102, c.coal),
    text(24, 786, '1 piece in the bag', 15, '#c9cac6', { weight: 500 }),
    text(24, 808, '£78.00', 20, '#fff', { weight: 600 }),
    box(222, 764, 148, 50, 3, c.lime),
    text(296, 795, 'Check out', 17, c.coal, { weight: 700, anchor: 'middle' }),
  ].join('');
}

/** The streetwear shop: poster type behind a hoodie, a dense list on the phone. */
export function yardsStore(): string {
  return drawing(
    1600,
    1200,
    linear('ys-bg', [0, 0], [1, 1], [0, '#34373d'], [0.5, '#1f2125'], [1, '#121315']),
    radial('ys-light', [0.5, 0.5], 0.5, [0, '#d3f04c', 0.22], [1, '#d3f04c', 0]),
    rect(0, 0, 1600, 1200, 'url(#ys-bg)'),
    circle(210, 1080, 620, 'url(#ys-light)'),
    group(
      { opacity: 0.5 },
      ...Array.from({ length: 15 }, (_, i) => line(0, 40 + i * 84, 1600, 10 + i * 84, '#43464d', 1.4)),
      ...Array.from({ length: 20 }, (_, i) => line(20 + i * 84, 0, 50 + i * 84, 1200, '#43464d', 1.4)),
    ),
    shadow('ys-s1', 384, 84, 1168, 936, 16, '#000'),
    browser({
      id: 'ys-b',
      x: 384,
      y: 84,
      width: 1168,
      height: 936,
      pageWidth: 1280,
      address: 'yards-store.example',
      tone: 'dark',
      page: page(),
    }),
    shadow('ys-s2', 40, 340, 364, 748, 56, '#000', 0.9),
    phone({ id: 'ys-p', x: 40, y: 340, width: 364, screen: screen(), statusInk: c.coal }),
  );
}
