import { createContext, use } from 'react';
import { site } from '#content/site.ts';
import { mailPicture } from '#server/http/prepared/mail-picture.ts';
import { day } from './look.ts';

/** The site's address, without a closing slash: the picture of an e-mail is fetched from there. */
export const SiteUrl = createContext('');

const side = 36;

/** The mark beside the name; where pictures are not shown, the name stands alone. */
export function Mark() {
  const siteUrl = use(SiteUrl);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 28px' }}>
      <tbody>
        <tr>
          <td style={{ paddingRight: '12px' }}>
            <img
              src={siteUrl + mailPicture}
              alt=""
              width={side}
              height={side}
              style={{ borderRadius: '9px', display: 'block' }}
            />
          </td>
          <td
            className="text"
            style={{ color: day.text, fontSize: '21px', fontWeight: 700, letterSpacing: '-0.02em' }}
          >
            {site.name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
