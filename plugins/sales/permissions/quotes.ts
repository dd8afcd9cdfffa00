/** What customers may be allowed to do with their quotes. */
export const ownQuotePermissions = {
  'sales.account.quotes': { fr_FR: 'Voir la liste de ses devis', en_GB: 'See the list of their quotes' },
}
