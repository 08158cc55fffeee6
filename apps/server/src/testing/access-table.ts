/** Every demo person is a role. The columns of the table below, in order. */
export const ROLES = {
  new: 'demo-saskia-lenaerts',
  pending: 'demo-yasmine-el-amrani',
  refused: 'demo-tom-aerts',
  reader: 'demo-wout-peeters',
  writer: 'demo-sofie-maes',
  candidate: 'demo-lotte-verhaegen',
  bailiff: 'demo-joris-dewitte',
  administrator: 'demo-annelies-claes',
  unlicensedAdministrator: 'demo-karel-van-robbroeck',
  unlicensedBailiff: 'demo-eline-baert',
  incompleteAdministrator: 'demo-philippe-marchal',
  incompleteEmployee: 'demo-aurore-gillet',
  platformAdministrator: 'demo-bram-hermans',
  claimant: 'demo-bart-deman',
  claimantAdministrator: 'demo-leen-van-acker',
} as const;

/**
 * Who may do what. `own` is something of the person's own office, `foreign` something of another one, `self` the
 * person's own account, or a report that is theirs to sign.
 *
 *   y  may           N  must register first      P  waits for approval      D  was disapproved
 *   -  may not       ?  is told it is not there  L  licence not accepted    I  organization incomplete
 */
const TABLE = `
                                                       new pen ref rea wri can bai adm uAd uBa iAd iEm plA cla cAd
  organizations.list                                    N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.create                                  N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.read own                                N   P   D   y   y   y   y   y   y   y   y   y   y   y   y
  organizations.read foreign                            N   P   D   ?   ?   ?   ?   ?   ?   ?   ?   ?   y   ?   ?
  organizations.update own                              N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  organizations.update foreign                          N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   ?
  organizations.remove own                              N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.remove foreign                          N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.validate own                            N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.validate foreign                        N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.verifyNumber own                        N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.verifyNumber foreign                    N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  organizations.uploadLogo own                          N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  organizations.uploadLogo foreign                      N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   ?
  organizations.removeLogo own                          N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  organizations.removeLogo foreign                      N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   ?
  organizations.listStandardInvitations own             N   P   D   y   y   y   y   y   y   -   y   -   y   -   -
  organizations.listStandardInvitations foreign         N   P   D   ?   ?   ?   ?   ?   ?   -   ?   -   y   -   -
  organizations.createStandardInvitation own            N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  organizations.createStandardInvitation foreign        N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  organizations.updateStandardInvitation own            N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  organizations.updateStandardInvitation foreign        N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  organizations.removeStandardInvitation own            N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  organizations.removeStandardInvitation foreign        N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  organizations.listOfficeTexts own                     N   P   D   y   y   y   y   y   y   -   y   -   y   -   -
  organizations.listOfficeTexts foreign                 N   P   D   ?   ?   ?   ?   ?   ?   -   ?   -   y   -   -
  organizations.updateOfficeText own                    N   P   D   -   -   -   -   y   y   -   y   -   -   -   -
  organizations.updateOfficeText foreign                N   P   D   -   -   -   -   ?   ?   -   ?   -   -   -   -
  organizations.listSavedOfficeTexts own                N   P   D   y   y   y   y   y   y   -   y   -   y   -   -
  organizations.listSavedOfficeTexts foreign            N   P   D   ?   ?   ?   ?   ?   ?   -   ?   -   y   -   -
  organizations.listBailiffsOffices                     y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  organizations.acceptEula                              N   P   D   -   -   -   -   y   y   -   y   -   -   -   y
  invoicing.list                                        N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  invoicing.generateExcel                               N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  invoicing.closeMonth                                  N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  invoicing.credit                                      N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  invoicing.listInvoices own                            N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  invoicing.listInvoices foreign                        N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  invoicing.listInvoiceTransactions own                 N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  invoicing.listInvoiceTransactions foreign             N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  invoicing.downloadInvoice own                         N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  invoicing.downloadInvoice foreign                     N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  invoicing.downloadEInvoice own                        N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  invoicing.downloadEInvoice foreign                    N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  invoicing.sendEInvoiceAgain own                       N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  invoicing.sendEInvoiceAgain foreign                   N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  maintenance.read                                      N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  parameters.readApplication                            y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  parameters.list                                       N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  parameters.update                                     N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  templates.list                                        N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  templates.update                                      N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  users.me                                              y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.list own                                        N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  users.list foreign                                    N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   ?
  users.create own                                      N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  users.create foreign                                  N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   ?
  users.read self                                       N   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.read own                                        N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  users.read foreign                                    N   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   y   ?   ?
  users.update self                                     N   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.update own                                      N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  users.update foreign                                  N   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   y   ?   ?
  users.remove own                                      N   P   D   -   -   -   -   y   y   -   y   -   y   -   y
  users.remove foreign                                  N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   ?
  users.onboard                                         y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.readOpenDossiers own                            N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  users.readOpenDossiers foreign                        N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  users.handOver own                                    N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  users.handOver foreign                                N   P   D   -   -   -   -   ?   ?   -   ?   -   y   -   -
  users.validate own                                    N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  users.validate foreign                                N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  users.listBailiffs                                    N   P   D   y   y   y   y   y   y   L   y   I   -   -   -
  users.listCandidateBailiffs                           N   P   D   y   y   y   y   y   y   L   y   I   -   -   -
  users.signOut                                         y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.listSessions                                    y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.endSession foreign                              N   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
  users.setPreferredLanguage                            N   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.acceptTexts                                     N   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  users.acceptEula                                      N   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  legal.readTermsAndConditions                          y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  legal.readPrivacyPolicy                               y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  legal.readTermsOfUse                                  y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  legal.canAcceptOrganizationEula                       y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  help.downloadManual                                   y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  help.readManual                                       y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  institutions.list                                     N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  institutions.create                                   N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  institutions.read                                     N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  institutions.update                                   N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  institutions.remove                                   N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  parties.listCountries                                 y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  parties.search                                        N   P   D   y   y   y   y   y   y   L   y   I   y   -   -
  parties.readByEnterpriseNumber                        y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  parties.match                                         N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  parties.listBook                                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  parties.createBook                                    N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  parties.readBook own                                  N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  parties.readBook foreign                              N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  parties.updateBook own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  parties.updateBook foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  parties.joinBook own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  parties.joinBook foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  parties.tellApart own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  parties.tellApart foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  parties.removeBook own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  parties.removeBook foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  creditors.list own                                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  creditors.list foreign                                N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  creditors.identify own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  creditors.identify foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.list own                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  statements.list foreign                               N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.create own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.create foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.read own                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  statements.read foreign                               N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.update own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.update foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.remove own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.remove foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.changeSeveral own                          N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.changeSeveral foreign                      N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.removeSeveral own                          N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.removeSeveral foreign                      N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.createClaim own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.createClaim foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.updateClaim own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.updateClaim foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.removeClaim own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.removeClaim foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.linkClaimToAsset own                       N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.linkClaimToAsset foreign                   N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.setTitles own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.setTitles foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.setClaimDay own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.setClaimDay foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.readThirdParty own                         N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  statements.readThirdParty foreign                     N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.updateThirdParty own                       N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.updateThirdParty foreign                   N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.removeThirdParty own                       N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.removeThirdParty foreign                   N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.updateExplanation own                      N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.updateExplanation foreign                  N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.markAsValidated own                        N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.markAsValidated foreign                    N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.review own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.review foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.createThirdPartyClaim own                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.createThirdPartyClaim foreign              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.updateThirdPartyClaim own                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.updateThirdPartyClaim foreign              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  statements.removeThirdPartyClaim own                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  statements.removeThirdPartyClaim foreign              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  documents.upload own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  documents.upload foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  documents.download own                                N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  documents.download foreign                            N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  documents.downloadOriginal own                        N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  documents.downloadOriginal foreign                    N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  documents.remove own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  documents.remove foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  documents.uploadToThirdPartyStatement own             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  documents.uploadToThirdPartyStatement foreign         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  documents.downloadOfThirdPartyStatement own           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  documents.downloadOfThirdPartyStatement foreign       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  documents.removeOfThirdPartyStatement own             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  documents.removeOfThirdPartyStatement foreign         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  tray.list own                                         N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  tray.list foreign                                     N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  tray.layDown own                                      N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  tray.layDown foreign                                  N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  tray.place own                                        N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  tray.place foreign                                    N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  tray.download own                                     N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  tray.download foreign                                 N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  tray.discard own                                      N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  tray.discard foreign                                  N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.viewExternal                                  y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  invitations.list own                                  N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  invitations.list foreign                              N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.create own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  invitations.create foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.update own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  invitations.update foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.showCode own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  invitations.showCode foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.remove own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  invitations.remove foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.readSendingCost own                       N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  invitations.readSendingCost foreign                   N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.sendUnsent own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  invitations.sendUnsent foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.askBalances own                           N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  invitations.askBalances foreign                       N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  invitations.listSendResults own                       N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  invitations.listSendResults foreign                   N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  delivery.downloadProofOfDeposit own                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  delivery.downloadProofOfDeposit foreign               N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  delivery.downloadLetter own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  delivery.downloadLetter foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  delivery.downloadEvidence own                         N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  delivery.downloadEvidence foreign                     N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  delivery.retry own                                    N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  delivery.retry foreign                                N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.listTypes                                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  extracts.downloadSample                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  extracts.process own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  extracts.process foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.read own                                     N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  extracts.read foreign                                 N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.downloadFile own                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  extracts.downloadFile foreign                         N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.saveProgress own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  extracts.saveProgress foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.discard own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  extracts.discard foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.createDossier own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  extracts.createDossier foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.listOfDossier own                            N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  extracts.listOfDossier foreign                        N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  extracts.addToDossier own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  extracts.addToDossier foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  imports.list own                                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  imports.list foreign                                  N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  imports.process own                                   N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  imports.process foreign                               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  imports.read own                                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  imports.read foreign                                  N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  imports.downloadFile own                              N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  imports.downloadFile foreign                          N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  imports.saveProgress own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  imports.saveProgress foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  imports.takeOver own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  imports.takeOver foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  imports.discard own                                   N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  imports.discard foreign                               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  views.list                                            N   P   D   y   y   y   y   y   y   L   y   I   y   -   y
  views.create                                          N   P   D   y   y   y   y   y   y   L   y   I   y   -   y
  views.update own                                      N   P   D   -   y   y   y   y   y   L   y   I   -   -   y
  views.update foreign                                  N   P   D   ?   ?   ?   ?   ?   ?   L   ?   I   ?   -   ?
  views.remove own                                      N   P   D   -   y   y   y   y   y   L   y   I   -   -   y
  views.remove foreign                                  N   P   D   ?   ?   ?   ?   ?   ?   L   ?   I   ?   -   ?
  views.setDefault                                      N   P   D   y   y   y   y   y   y   L   y   I   y   -   y
  views.writeTable                                      N   P   D   y   y   y   y   y   y   L   y   I   y   -   y
  dossiers.list                                         N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.listFound                                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.exportList                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.create                                       N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.read own                                     N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.read foreign                                 N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.readCollection own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.readCollection foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.readBailiffs own                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.readBailiffs foreign                         N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.update own                                   N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.update foreign                               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.remove own                                   N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.remove foreign                               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.setBalance own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.setBalance foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.createAsset own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.createAsset foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.updateAsset own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.updateAsset foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.removeAsset own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.removeAsset foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.setExplanation own                           N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.setExplanation foreign                       N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.cancel own                                   N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.cancel foreign                               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.registerStop own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.registerStop foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.withdrawStop own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.withdrawStop foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.releaseStop own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.releaseStop foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.changeStopContact own                        N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.changeStopContact foreign                    N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.recordConsultation own                       N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.recordConsultation foreign                   N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.listConsultations own                        N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.listConsultations foreign                    N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  income.listScales                                     y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  income.publishScale                                   N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  income.confirmScale                                   N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  income.withdrawScale                                  N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  income.writeComputation own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  income.writeComputation foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  income.writeAccountComputation own                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  income.writeAccountComputation foreign                N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  closings.read own                                     N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  closings.read foreign                                 N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  closings.finishTask own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  closings.finishTask foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  closings.reopenTask own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  closings.reopenTask foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  closings.sendLetters own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  closings.sendLetters foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  closings.downloadCertificate own                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  closings.downloadCertificate foreign                  N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  stops.listLetters own                                 N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  stops.listLetters foreign                             N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  stops.readLetter own                                  N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  stops.readLetter foreign                              N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  stops.sendLetters own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  stops.sendLetters foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  inbox.read                                            N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  inbox.list                                            N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  inbox.mark own                                        N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  inbox.mark foreign                                    N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.read own                                     N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.read foreign                                 N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.setHandler own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.setHandler foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.setFollowing own                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.setFollowing foreign                         N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.listPeople                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.setHandlers                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.followMany                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.listNotes own                                N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.listNotes foreign                            N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.writeNote own                                N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.writeNote foreign                            N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.editNote own                                 N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.editNote foreign                             N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.pinNote own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.pinNote foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.removeNote own                               N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.removeNote foreign                           N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.createTask own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.createTask foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.updateTask own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.updateTask foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.finishTask own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.finishTask foreign                           N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.reopenTask own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.reopenTask foreign                           N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.removeTask own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  activity.removeTask foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.createReminder own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  activity.createReminder foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.finishReminder own                           N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  activity.finishReminder foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  guide.read                                            N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  guide.practise                                        N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  guide.start own                                       N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  guide.start foreign                                   N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  guide.end                                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  notifications.list                                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  notifications.markRead                                N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  notifications.readSettings                            N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  notifications.changeSettings                          N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  calendar.readMonth                                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  calendar.readFeed                                     N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  calendar.createFeed                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  calendar.revokeFeed                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  calendar.downloadFeed                                 ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
  calendar.downloadDossier own                          N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  calendar.downloadDossier foreign                      N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  figures.readOffice                                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  figures.readPlatform                                  N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  series.read own                                       N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  series.read foreign                                   N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  series.decideReserves own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  series.decideReserves foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  series.receiveLater own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  series.receiveLater foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  series.attachPiece own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  series.attachPiece foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  series.downloadPiece own                              N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  series.downloadPiece foreign                          N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.read own                                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  recurring.read foreign                                N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.listLetters own                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  recurring.listLetters foreign                         N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.previewLetter own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  recurring.previewLetter foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  previews.read own                                     N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  previews.read foreign                                 N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  previews.readPaper own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  previews.readPaper foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  previews.readMail own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  previews.readMail foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  previews.downloadAll own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  previews.downloadAll foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  previews.mailTrial own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  previews.mailTrial foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.sendLetter own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.sendLetter foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.setTerms own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.setTerms foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.createPayer own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.createPayer foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.updatePayer own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.updatePayer foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.removePayer own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.removePayer foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.createReceipt own                           N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.createReceipt foreign                       N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.updateReceipt own                           N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.updateReceipt foreign                       N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.removeReceipt own                           N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.removeReceipt foreign                       N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.takeOutReceipt own                          N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.takeOutReceipt foreign                      N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.importStatement own                         N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.importStatement foreign                     N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.receiveMovement own                         N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.receiveMovement foreign                     N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.openRun own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  recurring.openRun foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  recurring.exportSheet own                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  recurring.exportSheet foreign                         N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.moveToProvisioned own                        N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.moveToProvisioned foreign                    N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.markAsPaid own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.markAsPaid foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.notifyExternalProvider own                   N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  dossiers.notifyExternalProvider foreign               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  dossiers.downloadExternalProviderInvitation own       N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  dossiers.downloadExternalProviderInvitation foreign   N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  privacy.find                                          N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  privacy.list                                          N   P   D   -   -   -   -   y   y   -   y   -   y   -   -
  privacy.create                                        N   P   D   -   -   -   -   ?   ?   -   ?   -   ?   -   -
  privacy.read own                                      N   P   D   -   -   -   -   y   y   -   y   -   ?   -   -
  privacy.read foreign                                  N   P   D   -   -   -   -   ?   ?   -   ?   -   ?   -   -
  privacy.export own                                    N   P   D   -   -   -   -   y   y   -   y   -   ?   -   -
  privacy.export foreign                                N   P   D   -   -   -   -   ?   ?   -   ?   -   ?   -   -
  privacy.erase own                                     N   P   D   -   -   -   -   y   y   -   y   -   ?   -   -
  privacy.erase foreign                                 N   P   D   -   -   -   -   ?   ?   -   ?   -   ?   -   -
  audit.list own                                        N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  audit.list foreign                                    N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  audit.exportEvidence own                              N   P   D   -   -   -   y   y   L   L   I   I   -   -   -
  audit.exportEvidence foreign                          N   P   D   -   -   -   ?   ?   L   L   I   I   -   -   -
  audit.downloadVerifier                                y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  audit.downloadTrust                                   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
  audit.listReadings own                                N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  audit.listReadings foreign                            N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  costs.listDossierCosts                                N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.createDossierCost                               N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.updateDossierCost                               N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.removeDossierCost                               N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.listPlatformCosts                               N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.createPlatformCost                              N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.updatePlatformCost                              N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.removePlatformCost                              N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  costs.listPlatformTransactions own                    N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  costs.listPlatformTransactions foreign                N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  distribution.listPrivileges                           y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  distribution.validate own                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  distribution.validate foreign                         N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  distribution.calculate own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  distribution.calculate foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  distribution.whatIf own                               N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  distribution.whatIf foreign                           N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  distribution.readStanding own                         N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  distribution.readStanding foreign                     N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.list own                                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.list foreign                                  N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.download own                                  N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.download foreign                              N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.readLog own                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.readLog foreign                               N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.readAllotments own                            N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.readAllotments foreign                        N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.exportAllotments own                          N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.exportAllotments foreign                      N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.compare own                                   N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.compare foreign                               N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.readDifferences own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.readDifferences foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.downloadRefused own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.downloadRefused foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.exportInput own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.exportInput foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.readSealTrust                                 y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  results.readInputSchema                               y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  results.readPointsToSignOff own                       N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.readPointsToSignOff foreign                   N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.getSigningUrl self                            N   P   D   -   -   -   y   y   L   L   I   I   -   -   -
  results.getSigningUrl own                             N   P   D   -   -   -   -   -   L   L   I   I   -   -   -
  results.getSigningUrl foreign                         N   P   D   -   -   -   ?   ?   L   L   I   I   -   -   -
  results.getSignedDocument self                        N   P   D   -   -   -   y   y   L   L   I   I   -   -   -
  results.getSignedDocument own                         N   P   D   -   -   -   -   -   L   L   I   I   -   -   -
  results.getSignedDocument foreign                     N   P   D   -   -   -   ?   ?   L   L   I   I   -   -   -
  results.readSendingPlan own                           N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.readSendingPlan foreign                       N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.send own                                      N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.send foreign                                  N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.revokeLinks own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.revokeLinks foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.listSendResults own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.listSendResults foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.readLedger own                                N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.readLedger foreign                            N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.correctAddressee own                          N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.correctAddressee foreign                      N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.setAddresseeAside own                         N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.setAddresseeAside foreign                     N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.recordReceipt own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.recordReceipt foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.attachReceipt own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.attachReceipt foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.downloadReceipt own                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.downloadReceipt foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.downloadProofs own                            N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.downloadProofs foreign                        N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.read own                                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  payouts.read foreign                                  N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.changeLine own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.changeLine foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.confirmLine own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.confirmLine foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.waiveLine own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.waiveLine foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.reopenLine own                                N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.reopenLine foreign                            N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.prepareFile own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.prepareFile foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.approveFile own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.approveFile foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.makeFile own                                  N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.makeFile foreign                              N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.withdrawFile own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.withdrawFile foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.downloadFile own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.downloadFile foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.importStatement own                           N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.importStatement foreign                       N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.matchMovement own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.matchMovement foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.matchReceipt own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.matchReceipt foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.setMovementAside own                          N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.setMovementAside foreign                      N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  payouts.finish own                                    N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  payouts.finish foreign                                N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.countEmails own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.countEmails foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.void own                                      N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.void foreign                                  N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.replace own                                   N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.replace foreign                               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.reinstate own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.reinstate foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.readConsents own                              N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  results.readConsents foreign                          N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.giveConsent own                               N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.giveConsent foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.downloadConsent own                           N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.downloadConsent foreign                       N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  results.remove own                                    N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  results.remove foreign                                N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.read own                                N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  contestations.read foreign                            N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.register own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.register foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.tryRequest own                          N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  contestations.tryRequest foreign                      N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.tellParties own                         N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.tellParties foreign                     N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.annul own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.annul foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.withdraw own                            N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.withdraw foreign                        N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.settle own                              N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.settle foreign                          N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.reply own                               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.reply foreign                           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.attachPiece own                         N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.attachPiece foreign                     N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.downloadAct own                         N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  contestations.downloadAct foreign                     N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.downloadPiece own                       N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  contestations.downloadPiece foreign                   N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.consign own                             N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.consign foreign                         N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.attachProceedingPiece own               N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.attachProceedingPiece foreign           N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.downloadBundle own                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  contestations.downloadBundle foreign                  N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  contestations.recordStep own                          N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  contestations.recordStep foreign                      N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  workspace.list                                        N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.readSummary                                 N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.claim                                       N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.listColleagues                              N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.readProfile                                 N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.closeMany                                   N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.downloadModel                               N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.checkSheet                                  N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.fileSheet                                   N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.export                                      N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.read own                                    N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.read foreign                                N   P   D   -   -   -   -   -   L   L   I   I   -   ?   ?
  workspace.open own                                    N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.open foreign                                N   P   D   -   -   -   -   -   L   L   I   I   -   ?   ?
  workspace.assign own                                  N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.assign foreign                              N   P   D   -   -   -   -   -   L   L   I   I   -   ?   ?
  workspace.attachDocument own                          N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.attachDocument foreign                      N   P   D   -   -   -   -   -   L   L   I   I   -   ?   ?
  workspace.file own                                    N   P   D   -   -   -   -   -   L   L   I   I   -   y   y
  workspace.file foreign                                N   P   D   -   -   -   -   -   L   L   I   I   -   ?   ?
  workspace.updateProfile                               N   P   D   -   -   -   -   -   L   L   I   I   -   -   y
  workspace.listKeys                                    N   P   D   -   -   -   -   -   L   L   I   I   -   -   y
  workspace.createKey                                   N   P   D   -   -   -   -   -   L   L   I   I   -   -   y
  workspace.revokeKey own                               N   P   D   -   -   -   -   -   L   L   I   I   -   -   y
  workspace.revokeKey foreign                           N   P   D   -   -   -   -   -   L   L   I   I   -   -   ?
  workspace.listHolders own                             N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  workspace.listHolders foreign                         N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
  workspace.release own                                 N   P   D   -   y   y   y   y   L   L   I   I   -   -   -
  workspace.release foreign                             N   P   D   -   ?   ?   ?   ?   L   L   I   I   -   -   -
  search.find                                           N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  genuine.readSender                                    y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  genuine.check                                         y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  genuine.report                                        y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  genuine.reportWithFile                                y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  genuine.listReports                                   N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  genuine.handleReport                                  N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  genuine.downloadReportFile                            N   P   D   -   -   -   -   -   -   -   -   -   y   -   -
  invited.sendCodeAgain                                 y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  opening.readLink                                      y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  opening.sendCode                                      y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  opening.open                                          y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  opening.readDraft                                     y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  opening.download                                      y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  opening.askLetter                                     y   y   y   y   y   y   y   y   y   y   y   y   y   y   y
  opening.list own                                      N   P   D   y   y   y   y   y   L   L   I   I   -   -   -
  opening.list foreign                                  N   P   D   ?   ?   ?   ?   ?   L   L   I   I   -   -   -
`;

export const OUTCOMES: Readonly<Record<string, string>> = {
  'not-onboarded': 'N',
  'user-pending': 'P',
  'user-disapproved': 'D',
  'eula-not-accepted': 'L',
  'organization-incomplete': 'I',
  'insufficient-permissions': '-',
  'not-found': '?',
  'kbo-not-found': '?',
};

/** One for each call and for whom what it is about belongs to; `outcomes` has a sign for each role. */
export const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, call = '', whose, cells = ''] =
      /^\s*(\S+)(?: (own|foreign|self))?((?:\s+[yNPDLI?-])+)$/.exec(line) ?? [];
    return { call, whose, outcomes: cells.trim().split(/\s+/).join(' ') };
  });
