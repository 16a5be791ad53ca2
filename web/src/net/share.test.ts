import { expect, it } from "vitest";
import { linkTo } from "./share";

const LOCAL = { origin: "http://localhost:8000", hostname: "localhost" };
const info = (local_only: boolean, ...addresses: string[]) => ({ addresses, local_only });

it("whoever came by a name that others know shares that", () => {
  const here = { origin: "https://play.example.org", hostname: "play.example.org" };
  expect(linkTo("/t/BCDFGH", here, info(true, "http://localhost:8000/"))).toEqual({
    href: "https://play.example.org/t/BCDFGH",
    local: false,
  });
});

it("at the server's own machine the address in the network is shared", () => {
  expect(linkTo("/t/BCDFGH", LOCAL, info(false, "http://192.168.1.20:8000/", "http://10.0.0.2:8000/"))).toEqual({
    href: "http://192.168.1.20:8000/t/BCDFGH",
    local: false,
  });
});

it.each([info(true, "http://localhost:8000/"), info(false), null])("a link that works on this machine only says so", (server) => {
  for (const hostname of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(linkTo("/t/BCDFGH", { ...LOCAL, hostname }, server)).toEqual({ href: "http://localhost:8000/t/BCDFGH", local: true });
  }
});
