/** Permissions of mails: those sent to customers, and those stored instead of sent. */
export const mailPermissions = {
  'platform.mails.list': { fr_FR: 'Voir les emails envoyés à un client', en_GB: 'See the mails sent to a customer' },
  'platform.kept_mails.list': { fr_FR: 'Lire les emails non envoyés', en_GB: 'Read mails that were not sent' },
  'platform.menu.kept_mails': { fr_FR: 'Menu : emails non envoyés', en_GB: 'Menu: mails not sent' },
}
