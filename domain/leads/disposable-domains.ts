/** Well-known providers of throw-away addresses. Not complete and need not be: a match only leads to quarantine. */
const domains = new Set(
  `0-mail.com 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net burnermail.io
  byom.de cock.li cool.fr.nf courriel.fr.nf crazymailing.com deadaddress.com discard.email discardmail.com
  dispostable.com dropmail.me e4ward.com easytrashmail.com emailfake.com emailondeck.com emailtemporario.com.br
  fakeinbox.com fakemail.net fakemailgenerator.com filzmail.com fleckens.hu generator.email getairmail.com
  getnada.com gishpuppy.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
  guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com inboxbear.com inboxkitten.com
  incognitomail.org jetable.org linshiyouxiang.net luxusmail.org mail-temp.com mail7.io mailcatch.com
  maildrop.cc maileater.com mailexpire.com mailforspam.com mailinator.com mailinator.net mailinator2.com
  mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.net meltmail.com minuteinbox.com
  mintemail.com moakt.com mohmal.com my10minutemail.com mytemp.email mytrashmail.com nada.email
  nospam.ze.tc notmailinator.com nowmymail.com one-time.email owlymail.com pokemail.net rcpt.at
  sharklasers.com shieldemail.com sofort-mail.de spam4.me spamavert.com spambog.com spambox.us spamex.com
  spamfree24.org spamgourmet.com spamspot.com superrito.com suremail.info teleworm.us temp-mail.io
  temp-mail.org tempail.com tempinbox.com tempmail.dev tempmail.net tempmail.plus tempmailo.com tempr.email
  throwam.com throwawaymail.com tmail.ws tmailor.com tmpmail.net tmpmail.org trash-mail.com trashmail.com
  trashmail.de trashmail.io trashmail.net trbvm.com upqmail.com wegwerfmail.de wegwerfmail.net
  wegwerfmail.org yopmail.com yopmail.fr yopmail.net zetmail.com`.split(/\s+/),
);

/** Whether an e-mail domain, or one it is below, gives out throw-away addresses. */
export function isDisposableDomain(domain: string): boolean {
  const labels = domain.toLowerCase().split('.');
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')));
}
