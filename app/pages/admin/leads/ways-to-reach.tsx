/** An e-mail address that opens a letter. */
export function MailLink({ address }: { address: string }) {
  return (
    <a className="link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

/** A number that is dialled, written as the visitor wrote it. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="link" href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
