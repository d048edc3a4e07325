import type { FieldDevice, FieldMetric } from '#domain/results/field.ts';

/**
 * How many came, and what was spent on it. Nothing in these tables is about one visitor: a row is a number of visits of
 * one day, under names that several networks came by or that the owner gave.
 */
export type ResultsTables = {
  visit_totals: VisitTotalTable;
  campaign_costs: CampaignCostTable;
  field_totals: FieldTotalTable;
};

type FieldTotalTable = {
  /** `yyyy-MM-dd` in the agency's zone. */
  day: string;
  /** A kind of page: see `fieldPage`. */
  page: string;
  device: FieldDevice;
  metric: FieldMetric;
  /** Upper edge of the values that are counted here. */
  bucket: number;
  views: number;
};

type VisitTotalTable = {
  /** `yyyy-MM-dd` in the agency's zone. */
  day: string;
  /** Address of the public page on which the visits began. */
  page: string;
  source: string;
  /** '' for none. */
  campaign: string;
  visits: number;
};

type CampaignCostTable = {
  /** `yyyy-MM` */
  month: string;
  campaign: string;
  pence: number;
};
