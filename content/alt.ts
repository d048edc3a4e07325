import { define } from './define.ts';
import { altSchema } from './schema/labels.ts';

const texts = {
  'buddha-brands':
    'The Buddha Brands shop: balms, teas and candles in front of a sunrise, and a product page on a phone',
  'yards-store':
    'The Yards Store shop: a black hoodie across the word Backyard, and a list of tops on a phone',
  'den-architecture':
    'The Den Architecture website: a lit house beside a pool at dusk, and its floor plan on a phone',
  'chartford-homes':
    'The Chartford Homes website: a street of stone houses with a search bar, and a plot map on a phone',
  'broken-society':
    'The Broken Society shop: a black shirt before a cut-up blackletter title, and a product page on a phone',
  'tile-wellness': 'A tea tin, an amber bottle, a jar of balm and a candle in front of a sunrise',
  'tile-store': 'A hoodie, a cap, cargo trousers and a shoe, each on its own colour',
  'tile-doughnut': 'Glazed doughnuts from above, beside the words Ring & Rise',
  'buddha-brands-before':
    'The old home page: a film of the farm, still loading, and a box that asks for an email address',
  'buddha-brands-after': 'The new page of an evening tea: two sizes, the price of a cup, one button',
  'buddha-brands-tap-1': 'A search for evening tea, with an advert that names the price',
  'buddha-brands-tap-2': 'The page of the tea on a phone, ninety cups chosen',
  'buddha-brands-tap-3': 'A checkout of one page: address, delivery, sum and a button to pay by phone',
  'buddha-brands-tap-4': 'A thumb on the phone, and the receipt behind it',
  'buddha-brands-map':
    'A page map of the old shop: film, basket, account and both address screens are struck out in red',
  'buddha-brands-test': 'Notes of a test on paper: seven of eight customers found a gift within a minute',
  'buddha-brands-monday':
    'A report of one page: orders, their cost in advertising, and three searches that found nothing',
  founder: 'Drawing of somebody in a red scarf at the railing, seen from behind, looking out to a lighthouse',
  'team-design': 'A page in black and white with corrections in red pencil',
  'team-development': 'A keyboard, a mug of tea and a phone that rings',
  'team-search': 'A notebook of ticks and crosses under a magnifying glass',
  'team-paid-media': 'A calculator that shows 4.2, beside a list with lines struck out',
  'team-content': 'A camera with its strap, and a flask',
  'team-data': 'A drawer of index cards, and one card marked no',
  'service-web-design': 'A web page wiping over its own wireframe, with type and colour samples beside it',
  'service-web-development': 'Program code for a booking, joined to a database, a calendar and email',
  'service-ai-lead-generation': 'Visits flowing into an inbox that puts the most promising enquiry first',
  'service-website-management':
    'A monitoring board with uptime, response time, backups and the jobs of the week',
  'service-social-media-marketing':
    'A month of planned posts, and one of them on a phone with the bookings it brought',
  'service-seo-geo': 'A search answer that names its source, a map pin and a rising line of rankings',
  'service-ppc-advertising':
    'An advert above an auction of bids, and a chart of enquiries rising while their cost falls',
  'service-crm': 'A sales pipeline board with one deal being moved to Won',
  'service-ecommerce': 'A pottery shop, its checkout on a phone and an order on its way',
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

/**
 * One line of alternative text for each image, by image name. Where an image only repeats what stands beside it,
 * a page passes '' instead and the image is decoration.
 */
export const imageAlt: Readonly<Record<ImageName, string>> = define(
  'content/alt.ts',
  altSchema<ImageName>(texts),
  texts,
);
