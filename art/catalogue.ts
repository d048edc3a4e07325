import type { Artwork } from './artwork.ts';
import { exhibits } from './exhibits/all.ts';
import { aiLeadGeneration } from './figures/ai-lead-generation.ts';
import { crm } from './figures/crm.ts';
import * as decisions from './figures/decisions.ts';
import { ecommerce } from './figures/ecommerce.ts';
import * as low from './figures/low.ts';
import { aiLeadGenerationNarrow } from './figures/narrow/ai-lead-generation.ts';
import { crmNarrow } from './figures/narrow/crm.ts';
import { ecommerceNarrow } from './figures/narrow/ecommerce.ts';
import { ppcAdvertisingNarrow } from './figures/narrow/ppc-advertising.ts';
import { seoGeoNarrow } from './figures/narrow/seo-geo.ts';
import { socialMediaMarketingNarrow } from './figures/narrow/social-media-marketing.ts';
import { webDesignNarrow } from './figures/narrow/web-design.ts';
import { webDevelopmentNarrow } from './figures/narrow/web-development.ts';
import { websiteManagementNarrow } from './figures/narrow/website-management.ts';
import { aiLeadGenerationPaper } from './figures/paper/ai-lead-generation.ts';
import { crmPaper } from './figures/paper/crm.ts';
import { ecommercePaper } from './figures/paper/ecommerce.ts';
import { faultCode } from './figures/paper/fault-code.ts';
import { readAloud, readAloudSize } from './figures/paper/read-aloud.ts';
import { seoGeoPaper, seoGeoPaperNarrow } from './figures/paper/seo-geo.ts';
import { verdict, verdictSize } from './figures/paper/verdict.ts';
import { webDesignPaper } from './figures/paper/web-design.ts';
import { webDevelopmentPaper } from './figures/paper/web-development.ts';
import { websiteManagementPaper } from './figures/paper/website-management.ts';
import { ppcAdvertising } from './figures/ppc-advertising.ts';
import { seoGeo } from './figures/seo-geo.ts';
import { aiLeadGenerationSmall } from './figures/small/ai-lead-generation.ts';
import { crmSmall } from './figures/small/crm.ts';
import { ecommerceSmall } from './figures/small/ecommerce.ts';
import { ppcAdvertisingSmall } from './figures/small/ppc-advertising.ts';
import { seoGeoSmall } from './figures/small/seo-geo.ts';
import { socialMediaMarketingSmall } from './figures/small/social-media-marketing.ts';
import { webDesignSmall } from './figures/small/web-design.ts';
import { webDevelopmentSmall } from './figures/small/web-development.ts';
import { websiteManagementSmall } from './figures/small/website-management.ts';
import { socialMediaMarketing } from './figures/social-media-marketing.ts';
import {
  largeSize,
  lowSize,
  narrowSize,
  paperSize,
  smallSize,
  tallPaperSize,
  uprightSize,
} from './figures/stage.ts';
import { webDesign } from './figures/web-design.ts';
import { webDesignWipe } from './figures/web-design-wipe.ts';
import { webDevelopment } from './figures/web-development.ts';
import { websiteManagement } from './figures/website-management.ts';
import { weekFour, weekOne, weekThree, weekTwo } from './figures/weeks.ts';
import { fivePages, fivePagesSize, threePages, threePagesSize } from './forms/five-pages.ts';
import { ownWay, ownWaySize } from './forms/own-way.ts';
import { passage, passageNarrow, passageNarrowSize, passageSize } from './forms/passage.ts';
import { quoteSheet, quoteSheetSize, quoteSlip, quoteSlipSize } from './forms/quote-sheet.ts';
import { firstFigure, firstFigureSize } from './home/first-figure.ts';
import { loaf, loafSize } from './home/loaf.ts';
import { monthReport, monthReportSize } from './home/month-report.ts';
import { planOfMonths, planOfMonthsSize } from './home/plan-of-months.ts';
import { landscapeSize, portraitSize } from './kit/portrait.ts';
import { standingSize } from './kit/standing.ts';
import { brokenSociety } from './scenes/broken-society.ts';
import { buddhaBrands, buddhaPoster } from './scenes/buddha-brands.ts';
import { chartfordHomes } from './scenes/chartford-homes.ts';
import { coats, coatsNarrow, coatsNarrowSize, coatsSize } from './scenes/coats/hall.ts';
import { acrossNarrowSize, acrossSize, denAcross, denAcrossNarrow } from './scenes/den-across.ts';
import { denArchitecture } from './scenes/den-architecture.ts';
import { founderDesk, founderDeskNight, founderDeskSize } from './scenes/desk/founder-desk.ts';
import { doughnutTile } from './scenes/doughnut-tile.ts';
import { freeBerth, freeBerthNarrow, freeBerthNarrowSize, freeBerthSize } from './scenes/free-berth.ts';
import { buddhaBrandsNarrow, buddhaPosterNarrow } from './scenes/narrow/buddha-brands.ts';
import { denArchitectureNarrow } from './scenes/narrow/den-architecture.ts';
import { thisSiteNarrow } from './scenes/narrow/this-site.ts';
import { chartfordPanorama, chartfordPanoramaNarrow } from './scenes/panorama/chartford-homes.ts';
import {
  chartfordWholePlan,
  chartfordWholePlanNarrow,
  wholePlanNarrowSize,
  wholePlanSize,
} from './scenes/panorama/chartford-plan.ts';
import { denStory, denStoryNarrow, denStoryNarrowSize, denStorySize } from './scenes/panorama/den-story.ts';
import * as panoramas from './scenes/panorama/panoramas.ts';
import {
  dayAcrossSize,
  dayNarrowSize,
  thisSitePanorama,
  thisSitePanoramaNarrow,
  thisSitePoster,
  thisSitePosterNarrow,
  thisSitePosterWide,
} from './scenes/panorama/this-site.ts';
import { brokenPoster, brokenSocietyNarrow } from './scenes/poster/broken-society.ts';
import { chartfordHomesNarrow, chartfordPoster } from './scenes/poster/chartford-homes.ts';
import { denPoster } from './scenes/poster/den-architecture.ts';
import { yardsPoster, yardsPosterUpright, yardsStoreNarrow } from './scenes/poster/yards-store.ts';
import {
  roomSize,
  roomTall,
  roomTallNight,
  roomTallSize,
  roomWide,
  roomWideNight,
} from './scenes/room/room.ts';
import { callTable, callTableSize } from './scenes/shore/call-table.ts';
import { scarfOnRailing, scarfSize } from './scenes/shore/scarf.ts';
import {
  founderTall,
  founderTallNight,
  founderWide,
  founderWideNight,
  shoreSize,
  shoreTallSize,
} from './scenes/shore/shore.ts';
import {
  callSill,
  callSillLow,
  callSillLowNight,
  callSillNight,
  lowSillSize,
  sillSize,
} from './scenes/shore/sill.ts';
import { buddhaStill } from './scenes/stills.ts';
import { storeTile } from './scenes/store-tile.ts';
import { thisSite } from './scenes/this-site.ts';
import { wellnessTile } from './scenes/wellness-tile.ts';
import { yardsStore } from './scenes/yards-store.ts';
import { harbourMouth, harbourMouthSize } from './services/harbour-mouth.ts';
import { freeDesk, freeDeskNarrow, freeDeskNarrowSize, freeDeskSize } from './team/free-desk.ts';
import { nextDay, nextRead, nextStepSize, nextTalk } from './team/next-steps.ts';
import { team } from './team/team.ts';

const scene = { ...standingSize, widths: [480, 800, 1200, 1440], clear: true } as const;
const callThird = { ...callTableSize, widths: [400, 800] } as const;
const phoneScene = { ...portraitSize, widths: [400, 800] } as const;
/** Behind the words of a study’s first view. */
const across = { ...acrossSize, widths: [800, 1280, 1600, 2400] } as const;
const panorama = { ...panoramas.panoramaSize, widths: [800, 1200, 1600, 2400] } as const;
const tile = { width: 1200, height: 1200, widths: [480, 800, 1200] } as const;
const poster = { width: 1200, height: 900, widths: [480, 800, 1200] } as const;
/** In a card beside a larger one. */
const uprightPoster = { width: 1120, height: 1190, widths: [480, 800, 1120] } as const;
const figure = { width: 1200, height: 900, widths: [480, 800, 1200] } as const;
/** One that the list of services shows large. */
const largeFigure = { ...largeSize, widths: [480, 800, 1200, 1600] } as const;
/** One that ends with the facts beside it. */
const uprightFigure = { ...uprightSize, widths: [480, 800, 1120] } as const;
/** In the place of a figure on phones. */
const narrowFigure = { ...narrowSize, widths: [400, 780] } as const;
/** In lists of services. */
const smallFigure = { ...smallSize, widths: [320, 480, 800] } as const;
/** Beside a large one, and on phones below it. */
const lowFigure = { ...lowSize, widths: [480, 960] } as const;
/** Beside a list further down a service's page. */
const paper = { ...paperSize, widths: [420, 840] } as const;
/** One as high as a long list. */
const tallPaper = { ...tallPaperSize, widths: [420, 840] } as const;
/** Beside each of five decisions of a design. */
const decision = { ...decisions.decisionSize, widths: [220, 440, 880] } as const;
/** The founder at the shore, across the page and on phones. */
const shore = { ...shoreSize, widths: [1440, 2880] } as const;
const shoreTall = { ...shoreTallSize, widths: [800] } as const;
/** The seven desks across the page, and three of them on phones; the wall is the page. */
const room = { ...roomSize, widths: [960, 1440, 2880], clear: true } as const;
const roomOfThree = { ...roomTallSize, widths: [400, 800], clear: true } as const;
const portrait = { width: 800, height: 1000, widths: [160, 320, 640] } as const;

/**
 * Every raster picture. A photograph named `art/<name>.jpg` (or png, webp, avif) takes the place of the
 * drawing, cropped to the same proportions.
 */
export const catalogue: readonly Artwork[] = [
  { name: 'buddha-brands', ...scene, draw: buddhaBrands },
  { name: 'buddha-brands-narrow', ...phoneScene, draw: buddhaBrandsNarrow },
  { name: 'yards-store', ...scene, draw: yardsStore },
  { name: 'yards-store-narrow', ...phoneScene, draw: yardsStoreNarrow },
  { name: 'den-architecture', ...scene, draw: denArchitecture },
  { name: 'den-architecture-narrow', ...phoneScene, draw: denArchitectureNarrow },
  { name: 'across-den-architecture', ...across, draw: denAcross },
  { name: 'across-den-architecture-narrow', ...acrossNarrowSize, widths: [400, 800], draw: denAcrossNarrow },
  { name: 'chartford-homes', ...scene, draw: chartfordHomes },
  { name: 'chartford-homes-narrow', ...phoneScene, draw: chartfordHomesNarrow },
  { name: 'broken-society', ...scene, draw: brokenSociety },
  { name: 'broken-society-narrow', ...phoneScene, draw: brokenSocietyNarrow },
  { name: 'this-site', ...scene, draw: thisSite },
  { name: 'this-site-narrow', ...phoneScene, draw: thisSiteNarrow },
  { name: 'poster-buddha-brands', ...poster, draw: buddhaPoster },
  { name: 'poster-buddha-brands-narrow', ...landscapeSize, widths: [400, 800], draw: buddhaPosterNarrow },
  { name: 'poster-yards-store', ...poster, draw: yardsPoster },
  { name: 'poster-yards-store-upright', ...uprightPoster, draw: yardsPosterUpright },
  { name: 'poster-den-architecture', ...poster, draw: denPoster },
  { name: 'poster-chartford-homes', ...poster, draw: chartfordPoster },
  { name: 'poster-broken-society', ...poster, draw: brokenPoster },
  { name: 'poster-this-site', ...poster, draw: thisSitePoster },
  {
    name: 'poster-this-site-narrow',
    width: 800,
    height: 1100,
    widths: [400, 800],
    draw: thisSitePosterNarrow,
  },
  {
    name: 'poster-this-site-wide',
    width: 2400,
    height: 1100,
    widths: [1200, 1600, 2400],
    draw: thisSitePosterWide,
  },
  { name: 'panorama-buddha-brands', ...panorama, draw: panoramas.buddhaPanorama },
  { name: 'panorama-buddha-brands-narrow', ...poster, draw: buddhaStill },
  { name: 'panorama-yards-store', ...panorama, draw: panoramas.yardsPanorama },
  { name: 'panorama-yards-store-narrow', ...poster, draw: panoramas.yardsPanoramaNarrow },
  {
    name: 'panorama-den-architecture',
    ...denStorySize,
    widths: [800, 1200, 1600, 2400],
    draw: denStory,
  },
  {
    name: 'panorama-den-architecture-narrow',
    ...denStoryNarrowSize,
    widths: [400, 800],
    draw: denStoryNarrow,
  },
  { name: 'panorama-chartford-homes', ...panorama, draw: chartfordPanorama },
  { name: 'panorama-chartford-homes-narrow', ...poster, draw: chartfordPanoramaNarrow },
  {
    name: 'plan-chartford-homes',
    ...wholePlanSize,
    widths: [800, 1280, 1600, 2400],
    draw: chartfordWholePlan,
  },
  {
    name: 'plan-chartford-homes-narrow',
    ...wholePlanNarrowSize,
    widths: [400, 800],
    draw: chartfordWholePlanNarrow,
  },
  { name: 'panorama-broken-society', ...panorama, draw: panoramas.brokenPanorama },
  {
    name: 'panorama-broken-society-narrow',
    ...panoramas.brokenNarrowSize,
    widths: [480, 800, 1200],
    draw: panoramas.brokenPanoramaNarrow,
  },
  {
    name: 'panorama-this-site',
    ...{ ...dayAcrossSize, widths: panorama.widths },
    draw: thisSitePanorama,
  },
  {
    name: 'panorama-this-site-narrow',
    ...dayNarrowSize,
    widths: [480, 800, 1200],
    draw: thisSitePanoramaNarrow,
  },
  ...exhibits,
  { name: 'loaf', ...loafSize, widths: [480], draw: loaf },
  { name: 'first-figure', ...firstFigureSize, widths: [768], clear: true, draw: firstFigure },
  { name: 'plan-of-months', ...planOfMonthsSize, widths: [768], clear: true, draw: planOfMonths },
  { name: 'paper-verdict', ...verdictSize, widths: [768], clear: true, draw: verdict },
  { name: 'month-report', ...monthReportSize, widths: [768], clear: true, draw: monthReport },
  { name: 'tile-wellness', ...tile, draw: wellnessTile },
  { name: 'tile-store', ...tile, draw: storeTile },
  { name: 'tile-doughnut', ...tile, draw: doughnutTile },
  { name: 'founder', ...founderDeskSize, widths: [160, 480, 800], draw: founderDesk },
  { name: 'founder-night', ...founderDeskSize, widths: [480, 800], draw: founderDeskNight },
  { name: 'founder-shore', ...shore, draw: founderWide },
  { name: 'founder-shore-night', ...shore, draw: founderWideNight },
  { name: 'founder-shore-tall', ...shoreTall, draw: founderTall },
  { name: 'founder-shore-tall-night', ...shoreTall, draw: founderTallNight },
  { name: 'scarf', ...scarfSize, widths: [480, 800, 1160], clear: true, draw: scarfOnRailing },
  { name: 'room', ...room, draw: roomWide },
  { name: 'room-night', ...room, draw: roomWideNight },
  { name: 'room-tall', ...roomOfThree, draw: roomTall },
  { name: 'room-tall-night', ...roomOfThree, draw: roomTallNight },
  { name: 'call-sill', ...sillSize, widths: [560, 1120], draw: callSill },
  { name: 'call-sill-night', ...sillSize, widths: [560, 1120], draw: callSillNight },
  { name: 'call-sill-low', ...lowSillSize, widths: [360, 680], draw: callSillLow },
  { name: 'call-sill-low-night', ...lowSillSize, widths: [360, 680], draw: callSillLowNight },
  { name: 'call-figures', ...callThird, draw: callTable['call-figures'] },
  { name: 'call-figures-night', ...callThird, draw: callTable['call-figures-night'] },
  { name: 'call-site', ...callThird, draw: callTable['call-site'] },
  { name: 'call-site-night', ...callThird, draw: callTable['call-site-night'] },
  { name: 'call-step', ...callThird, draw: callTable['call-step'] },
  { name: 'call-step-night', ...callThird, draw: callTable['call-step-night'] },
  { name: 'quote-sheet', ...quoteSheetSize, widths: [420, 840], clear: true, draw: quoteSheet },
  { name: 'quote-sheet-narrow', ...quoteSlipSize, widths: [420, 840], clear: true, draw: quoteSlip },
  { name: 'passage', ...passageSize, widths: [560, 1120], clear: true, draw: passage },
  { name: 'passage-narrow', ...passageNarrowSize, widths: [560, 1120], clear: true, draw: passageNarrow },
  { name: 'own-way', ...ownWaySize, widths: [440, 880], clear: true, draw: ownWay },
  { name: 'five-pages', ...fivePagesSize, widths: [560, 1120], clear: true, draw: fivePages },
  { name: 'five-pages-narrow', ...threePagesSize, widths: [416, 832], clear: true, draw: threePages },
  { name: 'team-design', ...portrait, draw: team['team-design'] },
  { name: 'team-development', ...portrait, draw: team['team-development'] },
  { name: 'team-search', ...portrait, draw: team['team-search'] },
  { name: 'team-paid-media', ...portrait, draw: team['team-paid-media'] },
  { name: 'team-content', ...portrait, draw: team['team-content'] },
  { name: 'team-data', ...portrait, draw: team['team-data'] },
  { name: 'free-desk', ...freeDeskSize, widths: [384, 560, 1120], clear: true, draw: freeDesk },
  {
    name: 'harbour-mouth',
    ...harbourMouthSize,
    widths: [520, 1040],
    clear: true,
    draw: harbourMouth,
  },
  { name: 'next-read', ...nextStepSize, widths: [220, 440, 880], clear: true, draw: nextRead },
  { name: 'next-talk', ...nextStepSize, widths: [220, 440, 880], clear: true, draw: nextTalk },
  { name: 'next-day', ...nextStepSize, widths: [220, 440, 880], clear: true, draw: nextDay },
  { name: 'coats', ...coatsSize, widths: [1000, 1440, 2000], clear: true, draw: coats },
  { name: 'coats-narrow', ...coatsNarrowSize, widths: [400, 800], clear: true, draw: coatsNarrow },
  { name: 'free-berth', ...freeBerthSize, widths: [1200, 2000], clear: true, draw: freeBerth },
  {
    name: 'free-berth-narrow',
    ...freeBerthNarrowSize,
    widths: [400, 800],
    clear: true,
    draw: freeBerthNarrow,
  },
  { name: 'free-desk-narrow', ...freeDeskNarrowSize, widths: [340, 680], clear: true, draw: freeDeskNarrow },
  { name: 'service-web-design', ...uprightFigure, draw: webDesign },
  { name: 'web-design-wipe', ...largeFigure, draw: webDesignWipe },
  { name: 'service-web-design-narrow', ...narrowFigure, draw: webDesignNarrow },
  { name: 'service-web-design-small', ...smallFigure, draw: webDesignSmall },
  { name: 'service-web-development', ...figure, draw: webDevelopment },
  { name: 'service-web-development-narrow', ...narrowFigure, draw: webDevelopmentNarrow },
  { name: 'paper-web-design', ...paper, draw: webDesignPaper },
  { name: 'paper-read-aloud', ...readAloudSize, widths: [420, 840], clear: true, draw: readAloud },
  { name: 'decision-1', ...decision, draw: decisions.decisionSentence },
  { name: 'decision-2', ...decision, draw: decisions.decisionProof },
  { name: 'decision-3', ...decision, draw: decisions.decisionThumb },
  { name: 'decision-4', ...decision, draw: decisions.decisionFields },
  { name: 'decision-5', ...decision, draw: decisions.decisionReadable },
  { name: 'paper-seo-geo', ...tallPaper, draw: seoGeoPaper },
  { name: 'paper-seo-geo-narrow', ...paper, draw: seoGeoPaperNarrow },
  { name: 'paper-fault-code', ...paper, draw: faultCode },
  { name: 'paper-web-development', ...paper, draw: webDevelopmentPaper },
  { name: 'service-web-development-small', ...smallFigure, draw: webDevelopmentSmall },
  { name: 'service-web-development-low', ...lowFigure, draw: low.webDevelopmentLow },
  { name: 'service-ai-lead-generation', ...figure, draw: aiLeadGeneration },
  { name: 'service-ai-lead-generation-narrow', ...narrowFigure, draw: aiLeadGenerationNarrow },
  { name: 'paper-ai-lead-generation', ...paper, draw: aiLeadGenerationPaper },
  { name: 'service-ai-lead-generation-small', ...smallFigure, draw: aiLeadGenerationSmall },
  { name: 'service-ai-lead-generation-low', ...lowFigure, draw: low.aiLeadGenerationLow },
  { name: 'service-website-management', ...figure, draw: websiteManagement },
  { name: 'service-website-management-narrow', ...narrowFigure, draw: websiteManagementNarrow },
  { name: 'paper-website-management', ...paper, draw: websiteManagementPaper },
  { name: 'service-website-management-small', ...smallFigure, draw: websiteManagementSmall },
  { name: 'service-social-media-marketing', ...figure, draw: socialMediaMarketing },
  { name: 'service-social-media-marketing-narrow', ...narrowFigure, draw: socialMediaMarketingNarrow },
  { name: 'service-social-media-marketing-small', ...smallFigure, draw: socialMediaMarketingSmall },
  { name: 'service-social-media-marketing-low', ...lowFigure, draw: low.socialMediaMarketingLow },
  { name: 'week-1', ...smallFigure, draw: weekOne },
  { name: 'week-2', ...smallFigure, draw: weekTwo },
  { name: 'week-3', ...smallFigure, draw: weekThree },
  { name: 'week-4', ...smallFigure, draw: weekFour },
  { name: 'service-seo-geo', ...figure, draw: seoGeo },
  { name: 'service-seo-geo-narrow', ...narrowFigure, draw: seoGeoNarrow },
  { name: 'service-seo-geo-small', ...smallFigure, draw: seoGeoSmall },
  { name: 'service-seo-geo-low', ...lowFigure, draw: low.seoGeoLow },
  { name: 'service-ppc-advertising', ...figure, draw: ppcAdvertising },
  { name: 'service-ppc-advertising-narrow', ...narrowFigure, draw: ppcAdvertisingNarrow },
  { name: 'service-ppc-advertising-small', ...smallFigure, draw: ppcAdvertisingSmall },
  { name: 'service-crm', ...figure, draw: crm },
  { name: 'service-crm-narrow', ...narrowFigure, draw: crmNarrow },
  { name: 'paper-crm', ...paper, draw: crmPaper },
  { name: 'service-crm-small', ...smallFigure, draw: crmSmall },
  { name: 'service-crm-low', ...lowFigure, draw: low.crmLow },
  { name: 'service-ecommerce', ...figure, draw: ecommerce },
  { name: 'service-ecommerce-narrow', ...narrowFigure, draw: ecommerceNarrow },
  { name: 'paper-ecommerce', ...paper, draw: ecommercePaper },
  { name: 'service-ecommerce-small', ...smallFigure, draw: ecommerceSmall },
  { name: 'service-ecommerce-low', ...lowFigure, draw: low.ecommerceLow },
];
