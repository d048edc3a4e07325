import sharp from 'sharp';
import type { Visit } from './visit.ts';

type Sample = { file: string; sky: string; sea: string; sun: string };

const samples: readonly Sample[] = [
  { file: 'harbour-at-dusk.jpg', sky: '#f2c9a0', sea: '#0d4b5e', sun: '1180' },
  { file: 'south-bay-in-the-morning.jpg', sky: '#cfe3e6', sea: '#2f7d87', sun: '420' },
  { file: 'castle-hill.jpg', sky: '#f7e3c0', sea: '#17324a', sun: '800' },
];

/** A library with a few pictures, drawn here, that nothing shows yet: the form of any text can choose them. */
export async function addPictures(visit: Visit): Promise<void> {
  for (const { file, ...colours } of samples) {
    const bytes = await sharp(Buffer.from(drawing(colours)))
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('files', new File([new Uint8Array(bytes)], file, { type: 'image/jpeg' }));
    await visit.postFiles('/admin/content/pictures', form);
  }
}

function drawing({ sky, sea, sun }: Omit<Sample, 'file'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="760" fill="${sky}"/><circle cx="${sun}" cy="420" r="120" fill="#fff4dc"/>
    <path d="M0 760L0 560L360 460L620 640L900 700L1600 720V760Z" fill="#14202b"/>
    <path d="M0 760H1600V1200H0Z" fill="${sea}"/>
    <path d="M0 1000C300 960 500 1050 800 1010S1300 960 1600 1010V1200H0Z" fill="#e9d9bd"/></svg>`;
}
