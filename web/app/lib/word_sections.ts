/** Whether a translation key is in one of the sections: `catalogue.list` contains `catalogue.list.*`; a section may be a whole key. */
export function isInSections(key: string, sections: readonly string[]): boolean {
  return sections.some((section) => key === section || key.startsWith(`${section}.`))
}
