import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { at } from '#art/kit/svg.ts';
import { homePhone, homeWide } from './home.ts';
import { day, type Hour, night } from './sea.ts';
import { drawnMoment, type Moment } from './tide.ts';

const address = 'foreshore.example';
const [wide, narrow] = [1200 / 1280, 390 / 430];

/** In the afternoon, before the sun sets on high water; and in the evening. */
const afternoon = () => drawnMoment(15, 0);
const evening = () => drawnMoment(19, 30);

const onDesk = (hour: Hour, moment: Moment) => at(0, 0, wide, homeWide(hour, moment, 752));
const onPhone = (hour: Hour, moment: Moment) =>
  at(0, 0, narrow, homePhone(hour, moment, 582, { width: 430 }));

export const before = () => widePlate({ id: 'tsb', address, page: onDesk(day, afternoon()) });
export const beforeNarrow = () => narrowPlate({ id: 'tsn', address, page: onPhone(day, afternoon()) });
export const after = () => widePlate({ id: 'tsa', address, page: onDesk(night, evening()), dark: true });
export const afterNarrow = () =>
  narrowPlate({ id: 'tsm', address, page: onPhone(night, evening()), dark: true });
