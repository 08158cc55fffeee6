/** Where the library of the contract looks before it builds its first schema. */
declare var __zod_globalConfig: { readonly jitless: boolean } | undefined;
