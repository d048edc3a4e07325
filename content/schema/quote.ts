import { z } from 'zod';
import {
  heardVia,
  quoteBudgets,
  quoteFeatures,
  quoteGoals,
  quoteLaunchDates,
  quotePageCounts,
  quoteProjectTypes,
} from '#domain/leads/options.ts';
import { optionsFor } from './option.ts';
import { text } from './page.ts';

const point = z.object({ title: text(70), text: text(300) });
const group = z.object({ title: text(40), hint: text(90) });
const path = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site');

export const quoteSchema = z.object({
  hero: z.object({ title: text(100), intro: text(300) }),
  badges: z.array(point).length(3).meta({ title: 'Three promises beside the form' }),
  groups: z
    .object({
      you: group.meta({ title: 'About the visitor' }),
      more: group.meta({ title: 'What is optional' }),
      project: group.meta({ title: 'About the project' }),
      scope: group.meta({ title: 'How large it is' }),
      details: group.meta({ title: 'More details' }),
    })
    .meta({ title: 'Parts of the form' }),
  fields: z.object({
    fullName: text(40),
    email: text(40),
    phone: text(40),
    companyName: text(40),
    companyWebsite: text(40),
    projectType: text(60),
    primaryGoals: text(60),
    desiredFeatures: text(60),
    numberOfPages: text(60),
    targetLaunchDate: text(60),
    budget: text(60),
    projectDetails: text(60),
    projectDetailsPlaceholder: text(160),
    howDidYouHear: text(60),
    choose: text(30),
  }),
  buttons: z.object({ send: text(40), sending: text(20) }),
  failure: text(240),
  projectTypes: optionsFor(quoteProjectTypes).meta({ title: 'Choices: project types' }),
  goals: optionsFor(quoteGoals).meta({ title: 'Choices: goals' }),
  features: optionsFor(quoteFeatures).meta({ title: 'Choices: features' }),
  pageCounts: optionsFor(quotePageCounts).meta({ title: 'Choices: numbers of pages' }),
  launchDates: optionsFor(quoteLaunchDates).meta({ title: 'Choices: launch dates' }),
  budgets: optionsFor(quoteBudgets).meta({ title: 'Choices: budgets' }),
  heardVia: optionsFor(heardVia).meta({ title: 'Choices: how they heard of you' }),
  otherWays: z.object({ email: text(40), phone: text(40) }).meta({ title: 'Other ways to reach you' }),
  /** With {{privacy}} standing for the link. */
  gdpr: z.object({ text: text(400), privacy: text(40) }),
  thanks: z.object({
    title: text(60),
    text: text(200),
    nextTitle: text(60),
    next: z.array(point).length(3).meta({ title: 'What happens next' }),
    home: z.object({ label: text(40), to: path }).meta({ title: 'Button back to the home page' }),
    booking: z
      .object({ text: text(160), label: text(40), to: path })
      .meta({ title: 'Invitation to book a call' }),
  }),
});

export type QuoteText = z.infer<typeof quoteSchema>;
