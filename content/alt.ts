import { define } from './define.ts';
import { altSchema } from './schema/labels.ts';

const texts = {
  'buddha-brands':
    'The Buddha Brands shop: a jar of balm before a sunrise, and the words Ten quiet minutes, kept for yourself',
  'yards-store': 'The Yards Store shop on a phone, drop 03 in rows of two, and a hoodie beside it',
  'den-architecture': 'The Den Architecture website: a lit house beside a pool at dusk',
  'across-den-architecture':
    'Cliff House by Den Architecture at dusk: a long low house, its rooms lit, mirrored in the pool before it',
  'chartford-homes':
    'The Chartford Homes plots on a tablet, a list beside the plan, and on a phone the viewing that was booked',
  'broken-society':
    'The Broken Society shop on two phones: number 1,482 in its queue, and a shirt with its price',
  'poster-buddha-brands':
    'The Buddha Brands shop in a browser and on a phone: a jar of balm before a sunrise',
  'poster-yards-store':
    'The Yards Store shop on a large phone, drop 03 in rows of two, and a black hoodie at its edge on lime',
  'poster-den-architecture':
    'The Den Architecture website in a wide window, a lit house at dusk, and a floor plan on paper before it',
  'poster-chartford-homes':
    'The Chartford Homes plot finder on a tablet, plot 15 chosen on its map, and a stone house before it',
  'poster-broken-society':
    'The Broken Society shop on two phones, number 1,482 in its queue and a shirt, thrown down on pink',
  'panorama-buddha-brands':
    'A candle, a tea tin, an amber bottle, a jar of balm and a cup of tea on a long table at sunrise',
  'panorama-yards-store':
    'A shirt, a hoodie on lime, a trainer, a cap and trousers, each on its own colour with its stock',
  'panorama-den-architecture':
    'The page of one building on the Den website: a stone barn made a house, its brief, its constraint and its fee',
  'panorama-chartford-homes': 'A street of stone houses in the low sun of an evening, hills behind it',
  'plan-chartford-homes': 'A plan of 23 plots along a curved road, each free, held or sold',
  'panorama-broken-society':
    'The name Broken Society in black letters across a pink ground, cut by three slips of a blade',
  'panorama-this-site':
    'A day of the sea in Scarborough: four waters, when pages turn light and dark, and two pages afloat on it',
  'poster-this-site':
    'The sea in Scarborough up to high water after sunset, and pages of this site afloat on it, each with its tide',
  'this-site': 'A page of this site in a window: its headline, and a staff at which the sea says its height',
  'this-site-before':
    'The home page of this site at three in the afternoon, the sea rising behind its headline',
  'this-site-after': 'The same page in the evening, dark, the sea falling',
  'this-site-unsure':
    'An ordinary booking form that got no answer, and asks whether to send everything again',
  'this-site-booked':
    'Our booking page: one confirmed call on a slip with the sea’s lines, to be kept or moved',
  'this-site-tap-1':
    'The next three weeks on a phone: a Wednesday tapped, and Monday’s first times on its water',
  'this-site-tap-2': 'The free times of that Wednesday in lines of five on its tide, eleven o’clock chosen',
  'this-site-tap-3': 'Fields for name, email address and phone number below the time, and a button to book',
  'this-site-tap-4':
    'A confirmed call on a slip with its tide and the sea’s lines, and a button to move or cancel it',
  'this-site-way':
    'A request’s path: browser, one process, a page that is ready, and a database off to the side',
  'this-site-tide': 'The curve of the tide in Scarborough on Christmas Day 2026, with high and low waters',
  'this-site-weights': 'Every page of this site as a bar of its size, the median marked',
  'this-site-first-visit':
    'What a first visit loads, as a bar in four parts: page, styles, scripts, typefaces',
  'this-site-policy': 'A checklist of ten rules for the policy that comes with every page',
  'this-site-tests': 'Three bars of how many tests there are: rules and parts, whole servers, a browser',
  loaf: 'A floured loaf and a roll on a board at daybreak, a second loaf in a paper bag behind them',
  'first-figure':
    'An example of a first figure: enquiries in five months as bars, the last two ringed, and what to look at',
  'plan-of-months':
    'An example of a roadmap: three parts in six months, the price of each, and the number to move',
  'month-report':
    'An example of a report of one month: what was spent, what came of it, what each enquiry cost, what is next',
  'paper-verdict':
    'An example of the sheet after six months: what came and what was planned, and of three ways to go on one is ticked',
  'free-berth':
    'A quay with five moored boats, each in a client’s colours, and a buoy at a berth that is free',
  'harbour-mouth': 'A boat on its way in between a pier with a red light and one with a green light',
  'tile-wellness': 'A tea tin, an amber bottle, a jar of balm and a candle in front of a sunrise',
  'tile-store': 'The Yards Store shop in a window: the word Backyard, and a black hoodie before it',
  'tile-doughnut': 'A post of Ring & Rise on a phone: Friday’s box of doughnuts, and two more beside it',
  'buddha-brands-before':
    'The old home page: a film of the farm, still loading, and a box that asks for an email address',
  'buddha-brands-after': 'The new page of an evening tea: two sizes, the price of a cup, one button',
  'buddha-brands-tap-1': 'A search for evening tea, with an advert that names the price',
  'buddha-brands-tap-2': 'The page of the tea on a phone, ninety cups chosen',
  'buddha-brands-tap-3': 'A checkout of one page: address, delivery, sum and a button to pay by phone',
  'buddha-brands-tap-4': 'A thumb on the phone, and the receipt below it',
  'buddha-brands-map':
    'A page map of the old shop: film, basket, account and both address screens are struck out in red',
  'buddha-brands-test': 'Notes of a test on paper: seven of eight customers found a gift within a minute',
  'buddha-brands-monday':
    'A report of one page: orders, their cost in advertising, and three searches that found nothing',
  'yards-store-before': 'The old catalogue page of a hoodie, its stock typed in on Sunday: one medium left',
  'yards-store-after': 'The new page of the hoodie: medium is back in two weeks, stone hangs by the window',
  'yards-store-tap-1': 'The hoodie on a phone, its medium sold in the shop at 10:04',
  'yards-store-tap-2': 'The same hoodie in stone, medium chosen',
  'yards-store-tap-3': 'A choice between the counter by two today and a delivery on Tuesday',
  'yards-store-tap-4': 'A barcode to be shown at the till',
  'yards-store-size': 'A size chart: a hoodie laid flat with chest, length and sleeve in centimetres',
  'yards-store-till': 'A log of the link between till and website: 39 seconds from the counter to the page',
  'yards-store-guides':
    'A list of shopping guides with what is in stock for each; one without stock is struck out',
  'broken-society-before': 'A white page: the site took too long to respond, error 503',
  'broken-society-after': 'A queue in black and pink: number 1,482, about three minutes, and what is left',
  'broken-society-error': 'An empty page close up: this site can’t be reached, error 503, tried 14 times',
  'broken-society-turn':
    'The queue close up, black and pink: your turn in about three minutes, and what is left',
  'broken-society-tap-1': 'A place in the queue on a phone',
  'broken-society-tap-2': 'A long-sleeved shirt, medium chosen, 31 of 40 left',
  'broken-society-tap-3': 'A countdown of eight minutes above the sum to pay',
  'broken-society-tap-4': 'An order that waited while the signal was gone, now number 10 of 40',
  'broken-society-checklist': 'A handwritten list of nine lines before a release, all ticked',
  'broken-society-eight': 'A chart of how long people take to pay, with a red line at eight minutes',
  'den-architecture-before':
    'The old site: a grid of small photographs of houses, no captions, and one email address',
  'den-architecture-after':
    'The new fee page: an extension, a barn and a hall drawn in ink, each with its fee and smallest budget',
  'den-architecture-tap-1': 'The first question of the brief on a phone: where is it?',
  'den-architecture-tap-2': 'The fourth question: how much, as four ranges and what each buys',
  'den-architecture-tap-3':
    'A reply below the drawing of a barn: yes, with the planning time of that valley and the fee',
  'den-architecture-tap-4': 'A half-hour with a director, chosen from three free times',
  'den-architecture-guide':
    'A guide to building on the moors: what is often refused, and eleven weeks to a decision',
  'den-architecture-map':
    'Sixty small photographs of houses on one black sheet, six of them in colour and ringed in yellow',
  'den-architecture-brief': 'The six questions, filled in by hand by somebody with a barn',
  'chartford-homes-before': 'A price list as a PDF, reissued on the first of the month',
  'chartford-homes-after':
    'The site plan: plots in colour, plot 14 in grey, and plot 15 with its price and evening sun',
  'chartford-homes-row': 'Three lines of the price list: 13, 14 and 15, with 14 still called available',
  'chartford-homes-plot':
    'Plots 13 to 16 on the plan, and their prices, paces from the road and evening sun compared in a list',
  'chartford-homes-tap-1': 'The plan on a phone, plot 15 chosen beside a grey plot 14',
  'chartford-homes-tap-2': 'The page of plot 15: price, sun in the garden at six, walk to school',
  'chartford-homes-tap-3': 'A diary of the show home with Wednesday at six chosen',
  'chartford-homes-tap-4': 'A confirmed viewing with gate code and map',
  'chartford-homes-plots': 'The sales team’s spreadsheet, its status column coloured in',
  'chartford-homes-drive': 'A map of driving times around a show home, drawn as rings along the roads',
  founder:
    'Drawing of two hands that correct the two pages of a roadmap, and a red scarf over the chair opposite',
  'founder-shore':
    'Drawing of somebody in a red scarf at the railing, seen from behind, looking out to a lighthouse',
  room: 'One long bench with seven desks before a window on the sea, and a coat and a red scarf left on its chairs',
  scarf: 'A red scarf tied to a railing, blowing in the wind, and a gull on the post beside it',
  'call-sill':
    'A phone in a call, an open notebook and a cup on a window sill, the harbour at low water behind the rain',
  'call-figures':
    'A notebook with what is sold, to whom and what each is worth, a calculator and a full cup of coffee',
  'call-site': 'A client’s website on a phone with two notes on what was seen, and the cup half empty',
  'call-step': 'A sheet with one next step, its cost and who does it, a pencil and the empty cup',
  'quote-sheet':
    'A quote on paper: pages and features with their prices, dates, what is not in it, the sum plus and with VAT',
  'five-pages':
    'Five pages of a kayak hire’s website, each on the edge of the last: Home, About, Trips, Prices, Contact',
  passage:
    'A sea chart with a course in red pencil, from a cross marked where you are to a lighthouse, where you would like to be',
  'own-way':
    'An email of three complaints, each with a question below it in red pencil, and a photograph of a whiteboard',
  'team-design': 'A page in black and white with corrections in red pencil',
  'team-development': 'A keyboard, a mug of tea and a ringing phone',
  'team-search': 'A notebook of ticks and crosses under a magnifying glass',
  'team-paid-media': 'A calculator showing 4.2, beside a list with lines struck out',
  'team-content': 'A camera with its strap, and a flask',
  'team-data': 'A drawer of index cards, and one card marked no',
  'free-desk':
    'A desk that nobody has yet: a client’s page on its screen, a rota of seven with a line for you, and a page marked in red',
  coats:
    'A rail with eight pegs: seven coats with what goes with them, shoes below, and a ticket on the last that asks: You?',
  'next-read': 'An opened letter, a line of it circled in red pencil',
  'next-talk': 'Two mugs of tea, and biscuits between them',
  'next-day': 'A calendar page for one day, beside a pile of coins',
  'service-web-design': 'The finished page of a kayak hire in a window, and one of its trips on a phone',
  'web-design-wipe': 'A web page wiping over its own wireframe, with type and colour samples beside it',
  'service-web-development': 'Code for a booking, joined to a database, a calendar and email',
  'service-ai-lead-generation': 'Visits flowing into an inbox that puts the most promising enquiry first',
  'service-website-management':
    'A monitoring board: ninety days of uptime, the week’s jobs, and a form fixed in seven minutes',
  'service-social-media-marketing': 'A month of planned posts, and one of them with the bookings it brought',
  'service-seo-geo': 'A search answer that names its source, a map pin and a rising line of rankings',
  'service-ppc-advertising': 'A search advert, and a chart of enquiries that rise while their cost falls',
  'service-crm': 'A sales pipeline board with one deal being moved to Won',
  'service-ecommerce': 'A pottery shop, its checkout and an order on its way',
  'paper-web-design':
    'A design kit on one sheet: five colours, type, two buttons, a field empty and in error',
  'paper-read-aloud':
    'A printed home page with five numbered marks in red pencil, from “where? when?” to “to the top”',
  'paper-fault-code': 'A page on a boiler’s fault F28 offers three times for an engineer',
  'paper-seo-geo': 'Four assistants are asked and two name the firm: none did in month one',
  'paper-web-development':
    'The history of a project: a dead end left in, our keys taken back, then a change by the client’s developer',
  'paper-ai-lead-generation': 'A draft message with the source of both its facts, and a button to approve it',
  'paper-website-management': 'An inbox in which four requests of one day are answered',
  'paper-crm': 'The record of a loft conversion, with a line from each of the five pieces',
  'paper-ecommerce': 'A mug with its barcode, twelve in stock, its parcel for Whitby, a payment and a return',
  'decision-1': 'Two sentences struck out, and the one kept: Out past the harbour wall by nine',
  'decision-2': 'A price that moves from below the guides to the top of the page',
  'decision-3': 'A phone whose button has left the top corner for the thumb',
  'decision-4': 'A form that keeps name and day; fax number and mother’s name are struck out',
  'decision-5': 'One line in pale letters, 1.6 to 1, and in dark ones, 11 to 1, its button in focus',
  'week-1': 'A hand on a plane over an oak plank, a long shaving, twelve seconds into a film',
  'week-2': 'A terrace of 2.2 by 1.7 metres from above, with a bench of 1.5 metres',
  'week-3': 'The van of Whitby Oak Benches in a lane before a cottage, and the bench on the lawn',
  'week-4': 'A bench with its price, under bunting',
  'logo-wellness': 'Buddha Brands',
  'logo-car-finance': 'Onward Car Finance',
  'logo-store': 'Yards Store',
  'logo-boiler': 'Hearthly',
  'logo-doughnut': 'Ring & Rise',
  'logo-accountancy': 'Tallyhouse',
  'logo-used-cars': 'Kerbside',
  'logo-promotion': 'Amplitide',
  'logo-homes': 'Chartford Homes',
  'logo-clothing': 'Broken Society',
  'logo-architecture': 'Den Architecture',
} as const satisfies Record<string, string>;

export type ImageName = keyof typeof texts;

/** What the drawn logos of clients say as they ship, by image name. */
export const drawnLogos: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<string>(texts).filter(([name]) => name.startsWith('logo-')),
);

/**
 * One line of alternative text for each image, by image name. Where an image only repeats what stands beside it,
 * a page passes '' instead and the image is decoration.
 */
export const imageAlt: Readonly<Record<ImageName, string>> = define(
  'content/alt.ts',
  () => altSchema<ImageName>(texts),
  texts,
);
