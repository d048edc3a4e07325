/** A draft of a form, kept until the form is sent or the tab is closed. */
export type Draft = {
  values: Record<string, string[]>;
  step: number;
  /** Files were attached; they cannot be kept. */
  files: boolean;
};

/** The draft kept under a key; null when there is none or storage is blocked. */
export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the form works without a draft.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, step } = value as Partial<Draft>;
  return typeof values === 'object' && values !== null && typeof step === 'number';
}
