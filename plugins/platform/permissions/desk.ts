/** Permissions of the desk. What is on it needs those of its sources. */
export const deskPermissions = {
  'platform.desk.view': { fr_FR: 'Voir ce qui attend', en_GB: 'See what waits' },
  'platform.menu.desk': { fr_FR: 'Menu\u202f: à traiter', en_GB: 'Menu: to do' },
}
