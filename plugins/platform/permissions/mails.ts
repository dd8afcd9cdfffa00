/** Permissions of mails that were stored instead of sent. */
export const mailPermissions = {
  'platform.kept_mails.list': { fr_FR: 'Lire les emails non envoyés', en_GB: 'Read mails that were not sent' },
  'platform.menu.kept_mails': { fr_FR: 'Menu : emails non envoyés', en_GB: 'Menu: mails not sent' },
}
