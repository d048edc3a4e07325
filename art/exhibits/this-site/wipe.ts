import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { at } from '#art/kit/svg.ts';
import { homePhone, homeWide } from './home.ts';
import { day, type Hour, night } from './sea.ts';
import { drawnMoment, type Moment } from './tide.ts';

const address = 'foreshore.example';
const [wide, narrow] = [1200 / 1280, 390 / 430];

/** Soon after noon, with the sea coming in; and in the evening. */
const noon = () => drawnMoment(12, 30);
const evening = () => drawnMoment(19, 30);

const onDesk = (hour: Hour, moment: Moment) => at(0, 0, wide, homeWide(hour, moment, 752));
const onPhone = (hour: Hour, moment: Moment) =>
  at(0, 0, narrow, homePhone(hour, moment, 582, { width: 430 }));

export const before = () => widePlate({ id: 'tsb', address, page: onDesk(day, noon()) });
export const beforeNarrow = () => narrowPlate({ id: 'tsn', address, page: onPhone(day, noon()) });
export const after = () => widePlate({ id: 'tsa', address, page: onDesk(night, evening()), dark: true });
export const afterNarrow = () =>
  narrowPlate({ id: 'tsm', address, page: onPhone(night, evening()), dark: true });
