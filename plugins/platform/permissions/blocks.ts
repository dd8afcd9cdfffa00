/** Permissions of blocks of rich texts. */
export const blockPermissions = {
  'platform.html_blocks.use': {
    fr_FR: 'Écrire des blocs HTML dans les textes',
    en_GB: 'Write blocks of HTML in texts',
  },
}
