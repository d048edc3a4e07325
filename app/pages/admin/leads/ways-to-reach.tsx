/** A link that opens an e-mail to the address. */
export function MailLink({ address }: { address: string }) {
  return (
    <a className="link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

/** A link that dials the number, shown as the visitor wrote it. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="link" href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
