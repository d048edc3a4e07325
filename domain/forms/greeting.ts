const longestGreeted = 40;
/** Letters of any script, and what stands in names between them. */
const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.,-]*$/u;
/** 'evil.example' becomes a link in mail programs; 'J. Smith' and 'J.R. Smith' do not. */
const domainLike = /[\p{L}\p{M}-]{2,}\.\p{L}{2,}/u;

/**
 * 'Hello Ann Visitor,', for mail to an address that nobody has confirmed. A name that could carry a message or a
 * link for a stranger is not repeated: then it is 'Hello,'.
 */
export function greeting(name: string): string {
  const words = name.trim().split(/\s+/).length;
  const plain = name.length <= longestGreeted && words <= 5 && nameOnly.test(name) && !domainLike.test(name);
  return plain ? `Hello ${name.trim()},` : 'Hello,';
}

/** A telephone number that is nothing but one; null for any other text in its place. */
export function plainPhone(phone: string): string | null {
  return /^\+?[\d\s().-]{6,25}$/.test(phone) ? phone : null;
}
