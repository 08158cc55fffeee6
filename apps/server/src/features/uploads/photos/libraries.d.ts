// What is used of two libraries, of which the first declares no types and the second those of browsers.
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(
      into: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
      done: (drawn: { readonly data: Uint8ClampedArray } | null) => void,
    ): void;
  }
  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}

declare module 'jpeg-js' {
  const jpeg: {
    encode(
      picture: { readonly data: Uint8Array; readonly width: number; readonly height: number },
      quality: number,
    ): { readonly data: Uint8Array };
  };
  export default jpeg;
}
