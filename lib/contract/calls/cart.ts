import { z } from "zod";
import {
  addedToCartSchema,
  addToCartSchema,
  cartQuantitySchema,
  cartRequestSchema,
  cartSchema,
} from "@/lib/contract/cart";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const cartId = z.string().min(1).max(64);

const ofCart = z.object({ cartId });

const ofProduct = z.object({ cartId, productId: integerParam() });

export const createCart = call({
  name: "createCart",
  area: "cart",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "cart",
  method: "post",
  path: "/cart",
  summary: "Makes a cart; a member gets the one that they have",
  body: cartRequestSchema,
  answer: cartSchema,
  says: "The cart, found by its id from now on",
});

export const setCartDiscount = call({
  name: "setCartDiscount",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "post",
  path: "/cart/{cartId}",
  summary: "Gives a cart a discount code, or with an empty one takes it away",
  params: ofCart,
  body: cartRequestSchema,
  answer: cartSchema,
  says: "The cart as it is now",
});

export const getCart = call({
  name: "getCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "get",
  path: "/cart/{cartId}/default",
  summary: "A cart at today’s prices, with what is wrong with it by now",
  params: ofCart,
  answer: cartSchema,
  says: "The cart",
});

export const addToCart = call({
  name: "addToCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "post",
  path: "/cart/{cartId}/product/{declinationId}",
  summary: "Puts some of a declination into a cart; 'new' for a cart makes one",
  params: z.object({ cartId, declinationId: integerParam() }),
  body: addToCartSchema,
  answer: addedToCartSchema,
  says: "The cart, and the id under which it is found from now on",
});

export const setCartQuantity = call({
  name: "setCartQuantity",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "put",
  path: "/cart/{cartId}/product/{productId}/quantity",
  summary: "Sets how many of a declination a cart holds",
  params: ofProduct,
  body: cartQuantitySchema,
  answer: cartSchema,
  says: "The cart as it is now",
});

export const deleteCart = call({
  name: "deleteCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "delete",
  path: "/cart/{cartId}",
  summary: "Deletes a cart with all that is in it",
  params: ofCart,
  answer: z.object({}),
  says: "The cart is gone",
});

export const removeFromCart = call({
  name: "removeFromCart",
  area: "cart",
  access: "KEY",
  session: "OPTIONAL",
  limit: "cart",
  method: "delete",
  path: "/cart/{cartId}/product/{productId}",
  summary: "Takes a declination out of a cart",
  params: ofProduct,
  answer: cartSchema,
  says: "The cart as it is now",
});
